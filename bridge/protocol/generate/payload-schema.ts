import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Entry } from './entries';
import { fieldNotes } from './field-notes';
import { allowsNull, type JsonSchema, withoutNull } from './json';
import { fieldTypeName, payloadName } from './type-names';

/** The schema of a message's payload, its types named and its sensitive fields marked. */
export function payloadSchema(root: string, entry: Entry): JsonSchema {
  const plain = convert(entry.payload);
  const notes = fieldNotes(root, entry.name);
  const properties = Object.entries(plain.properties ?? {}).map(([field, schema]) => [
    field,
    {
      ...named(field, schema),
      ...described(notes[field], schema.description),
      ...(entry.sensitive.includes(field) && { 'x-sensitive': true }),
    },
  ]);
  return { title: payloadName(entry), ...plain, properties: Object.fromEntries(properties) };
}

/**
 * What JSON Schema cannot express, such as a check by code or a fallback, goes into the description. Anything else
 * that cannot be converted stops the generator.
 */
export function convert(schema: v.GenericSchema): JsonSchema {
  const {
    $schema: _,
    required,
    ...converted
  } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'throw',
    overrideAction({ valibotAction, jsonSchema }) {
      const action: { type: string; message?: unknown; requirement?: unknown } = valibotAction;
      if (action.type === 'check') return checked(jsonSchema as JsonSchema, action.message);
      // Patterns of JSON Schema are Unicode patterns already.
      if (action.requirement instanceof RegExp && action.type === 'regex')
        return { ...jsonSchema, pattern: action.requirement.source };
      if (action.type === 'url') return checked({ ...(jsonSchema as JsonSchema), format: 'uri' }, 'an absolute URL');
      if (action.type === 'base64') return { ...jsonSchema, contentEncoding: 'base64', pattern: base64 };
      return undefined;
    },
    overrideSchema({ valibotSchema, jsonSchema }) {
      return 'fallback' in valibotSchema
        ? { ...jsonSchema, description: 'An invalid value is treated as missing.' }
        : undefined;
    },
  });
  return { ...converted, ...(required?.length && { required }) } as JsonSchema;
}

/** The protocol's own pattern uses the ignore-case flag, which JSON Schema does not have. */
const base64 = '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$';

function checked(schema: JsonSchema, message: unknown) {
  if (typeof message !== 'string') throw new Error('a check of the protocol has no message');
  return { ...schema, ...described(schema.description, `Also checked: ${message}.`), 'x-check': message } as object;
}

function described(...sentences: (string | undefined)[]): { description?: string } {
  const description = sentences.filter(Boolean).join(' ');
  return description ? { description } : {};
}

/** Records and enums are separate types in Swift and Kotlin. */
function named(field: string, schema: JsonSchema): JsonSchema {
  const inner = withoutNull(schema);
  const isType = inner.enum !== undefined || inner.properties !== undefined;
  if (!isType) return schema;
  const title = fieldTypeName(field);
  if (!allowsNull(schema)) return { title, ...inner };
  const { anyOf: _, ...outer } = schema;
  return { anyOf: (schema.anyOf ?? []).map((one) => (one.type === 'null' ? one : { title, ...one })), ...outer };
}

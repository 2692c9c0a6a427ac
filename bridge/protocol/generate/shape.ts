import { entries } from './entries';
import { allowsNull, type JsonSchema, withoutNull } from './json';
import { payloadSchema } from './payload-schema';

/** A field of a payload as a typed language declares it. */
export interface Field {
  name: string;
  schema: JsonSchema;
  optional: boolean;
  /** Null is accepted; an optional field that is not nullable has a default. */
  nullable: boolean;
  sensitive: boolean;
}

export interface RecordShape {
  kind: 'record';
  name: string;
  fields: Field[];
  /** A check of the whole record. */
  check?: string;
}

/** A named type of the protocol: a payload or a part of one. */
export type Shape = RecordShape | { kind: 'choice'; name: string; values: string[] };

/** Every type that the payloads need, each once. */
export function shapes(root: string): Shape[] {
  const found = new Map<string, Shape>();
  for (const entry of entries) collect(payloadSchema(root, entry), found);
  return [...found.values()];
}

function collect(schema: JsonSchema, found: Map<string, Shape>): void {
  const shape = shapeOf(schema);
  if (!shape) return;
  for (const inner of Object.values(schema.properties ?? {})) collect(withoutNull(inner), found);
  const before = found.get(shape.name);
  if (before && typesOf(before) !== typesOf(shape)) throw new Error(`two types are called ${shape.name}`);
  if (!before) found.set(shape.name, shape);
}

/** A type's fields without descriptions. */
function typesOf(shape: Shape): string {
  return JSON.stringify(shape, (key, value) => (key === 'description' ? undefined : value));
}

function shapeOf(schema: JsonSchema): Shape | null {
  const { title: name, properties, required = [], 'x-check': check } = schema;
  if (schema.enum && name) return { kind: 'choice', name, values: schema.enum };
  if (!properties || !name) return null;
  const fields = Object.entries(properties).map(([field, inner]) => ({
    name: field,
    schema: withoutNull(inner),
    optional: !required.includes(field),
    nullable: allowsNull(inner),
    sensitive: inner['x-sensitive'] === true,
  }));
  return { kind: 'record', name, fields, ...(check && { check }) };
}

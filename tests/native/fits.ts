import type { JsonSchema } from '../../bridge/protocol/generate/json';

/** Says nothing about what fits; `format` and `contentEncoding` are annotations in this draft too. */
const annotations = ['$schema', '$id', 'title', 'description', 'default', 'format', 'contentEncoding'];

type Rule<Key extends keyof JsonSchema> = (
  expected: NonNullable<JsonSchema[Key]>,
  value: unknown,
  resolve: (file: string) => JsonSchema,
) => boolean;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Characters, as JSON Schema counts them. */
const lengthOf = (value: string) => [...value].length;
const onText = (rule: (value: string) => boolean) => (value: unknown) => typeof value !== 'string' || rule(value);
const onNumber = (rule: (value: number) => boolean) => (value: unknown) => typeof value !== 'number' || rule(value);
const onList = (rule: (value: unknown[]) => boolean) => (value: unknown) => !Array.isArray(value) || rule(value);

/** The keywords that the protocol's schemas use, by the letter of draft 2020-12. */
const rules: { [Key in keyof JsonSchema]?: Rule<Key> } = {
  $ref: (file, value, resolve) => fits(resolve(file), value, resolve),
  type: (type, value) => isOfType(type, value),
  const: (expected, value) => value === expected,
  enum: (expected, value) => expected.some((one) => one === value),
  anyOf: (schemas, value, resolve) => schemas.some((schema) => fits(schema, value, resolve)),
  properties: (schemas, value, resolve) =>
    !isRecord(value) ||
    Object.entries(schemas).every(
      ([name, schema]) => !Object.hasOwn(value, name) || fits(schema, value[name], resolve),
    ),
  required: (names, value) => !isRecord(value) || names.every((name) => Object.hasOwn(value, name)),
  // In our schemas it stands alone, and so is about all there is.
  additionalProperties: (schema, value, resolve) =>
    !isRecord(value) || Object.values(value).every((one) => fits(schema, one, resolve)),
  propertyNames: (schema, value, resolve) =>
    !isRecord(value) || Object.keys(value).every((name) => fits(schema, name, resolve)),
  items: (schema, value, resolve) => onList((items) => items.every((item) => fits(schema, item, resolve)))(value),
  minItems: (least, value) => onList(({ length }) => length >= least)(value),
  maxItems: (most, value) => onList(({ length }) => length <= most)(value),
  minLength: (least, value) => onText((text) => lengthOf(text) >= least)(value),
  maxLength: (most, value) => onText((text) => lengthOf(text) <= most)(value),
  pattern: (pattern, value) => onText((text) => new RegExp(pattern, 'u').test(text))(value),
  minimum: (least, value) => onNumber((number) => number >= least)(value),
  maximum: (most, value) => onNumber((number) => number <= most)(value),
};

/** Whether a value fits a JSON Schema. A keyword that is not known here is an error, not a yes. */
export function fits(schema: JsonSchema, value: unknown, resolve: (file: string) => JsonSchema): boolean {
  if (schema.additionalProperties && schema.properties) throw new Error('additionalProperties beside properties');
  return Object.entries(schema).every(([keyword, expected]) => {
    if (annotations.includes(keyword) || keyword.startsWith('x-')) return true;
    const rule = rules[keyword as keyof JsonSchema] as Rule<never> | undefined;
    if (!rule) throw new Error(`unknown keyword ${keyword}`);
    return rule(expected as never, value, resolve);
  });
}

function isOfType(type: JsonSchema['type'], value: unknown): boolean {
  if (type === 'object') return isRecord(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'null') return value === null;
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number' || type === 'string' || type === 'boolean') return typeof value === type;
  throw new Error(`unknown type ${type}`);
}

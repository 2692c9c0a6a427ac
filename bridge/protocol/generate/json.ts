/** The JSON Schema keywords that the protocol uses, and its own annotations, which start with `x-`. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: string[];
  const?: string | number;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
  contentEncoding?: string;
  default?: unknown;
  'x-direction'?: string;
  'x-kind'?: string;
  'x-since'?: number;
  'x-base'?: boolean;
  'x-capability'?: string;
  'x-sensitive'?: boolean;
  /** A check that JSON Schema cannot express. */
  'x-check'?: string;
}

/** The schema without the `null` that `absentOr` and `nullable` add. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null');
  return others?.length === 1 ? { ...others[0], ...rest(schema) } : schema;
}

export function allowsNull(schema: JsonSchema): boolean {
  return schema.anyOf?.some(({ type }) => type === 'null') === true;
}

/** The annotations of the field itself. */
function rest({ anyOf: _, ...others }: JsonSchema): JsonSchema {
  return others;
}

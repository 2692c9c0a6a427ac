import type { JsonSchema } from './json';
import { kotlinHeader } from './kotlin-header';
import { kotlinType } from './kotlin-types';
import { checkFunction } from './native-checks';
import type { Field, RecordShape, Shape } from './shape';

/** Functions that parse each payload by its schema, and that serialize it. */
export function kotlinCodec(shapes: readonly Shape[]): string {
  const records = shapes.filter((shape) => shape.kind === 'record');
  const patterns = new Map<string, string>();
  const functions = records.flatMap((shape) => [reader(shape, patterns), writer(shape)]);
  const declared = [...patterns].map(([pattern, name]) => `private val ${name} = Regex(${literal(pattern)})`);
  return [kotlinHeader, declared.join('\n'), ...functions].join('\n\n').concat('\n');
}

function reader({ name, fields, check }: RecordShape, patterns: Map<string, string>): string {
  if (fields.length === 0)
    return `internal fun read${name}(@Suppress("UNUSED_PARAMETER") fields: Fields): ${name} = ${name}`;
  const read = fields
    .map((field) => `        ${field.name} = ${access(field)} { ${value(field.schema, patterns)} }`)
    .join(',\n');
  const made = [`    val read = ${name}(`, read, '    )'].join('\n');
  const checked = check ? [`    if (!${checkFunction(check)}(read)) throw Malformed(null)`] : [];
  return [`internal fun read${name}(fields: Fields): ${name} {`, made, ...checked, '    return read', '}'].join('\n');
}

function access({ name, schema, optional, nullable }: Field): string {
  if (optional && !nullable) return `fields.orElse("${name}", ${JSON.stringify(schema.default)})`;
  return `fields.${optional ? 'may' : nullable ? 'nullable' : 'need'}("${name}")`;
}

/** An expression that reads the field `it`. */
function value(schema: JsonSchema, patterns: Map<string, string>): string {
  const { type, title, minimum = 0, maximum = 0 } = schema;
  if (schema.enum) return `it.choice(${title}.Companion::of)`;
  if (title) return `it.record(::read${title})`;
  if (type === 'string') return `it.text(${textRules(schema, patterns).join(', ')})`;
  if (type === 'boolean') return 'it.flag()';
  if (type === 'number') return `it.number(${decimal(minimum)}, ${decimal(maximum)})`;
  if (type === 'integer')
    return kotlinType(schema) === 'Int' ? `it.int(${minimum}, ${maximum})` : `it.long(${minimum}L, ${maximum}L)`;
  if (type === 'array') return `it.list(${listRules(schema).join(', ')}) { ${value(schema.items ?? {}, patterns)} }`;
  if (type === 'object' && schema.propertyNames?.pattern)
    return `it.map(${patternName(schema.propertyNames.pattern, patterns)})`;
  throw new Error(`no reader for ${JSON.stringify(schema)}`);
}

function textRules(schema: JsonSchema, patterns: Map<string, string>): string[] {
  const { minLength, maxLength, pattern, contentEncoding, 'x-check': check } = schema;
  const by = contentEncoding ? '::isBase64' : check && `::${checkFunction(check)}`;
  return [
    minLength !== undefined && `min = ${minLength}`,
    maxLength !== undefined && `max = ${maxLength}`,
    pattern && !contentEncoding && `pattern = ${patternName(pattern, patterns)}`,
    by && `check = ${by}`,
  ].filter((rule) => typeof rule === 'string');
}

function listRules({ minItems, maxItems }: JsonSchema): string[] {
  return [minItems !== undefined && `min = ${minItems}`, maxItems !== undefined && `max = ${maxItems}`].filter(
    (rule) => typeof rule === 'string',
  );
}

function patternName(pattern: string, patterns: Map<string, string>): string {
  const name = patterns.get(pattern) ?? `pattern${patterns.size + 1}`;
  patterns.set(pattern, name);
  return name;
}

function writer({ name, fields }: RecordShape): string {
  if (fields.length === 0) return `internal fun ${name}.toJson(): JsonObject = jsonObject()`;
  const written = fields.map((field) => {
    const { optional, nullable } = field;
    const target = nullable ? `${field.name}?.let { ${asJson(field.schema, 'it')} }` : asJson(field.schema, field.name);
    return `    "${field.name}" to ${nullable && !optional ? `(${target} ?: JsonNull)` : target}`;
  });
  return [`internal fun ${name}.toJson(): JsonObject = jsonObject(`, written.join(',\n'), ')'].join('\n');
}

/** An expression that turns this one into JSON. */
function asJson(schema: JsonSchema, expression: string): string {
  const { type, title, items } = schema;
  if (schema.enum) return `JsonText(${expression}.value)`;
  if (title) return `${expression}.toJson()`;
  if (type === 'string') return `JsonText(${expression})`;
  if (type === 'boolean') return `JsonBoolean(${expression})`;
  if (type === 'number') return `JsonNumber(${expression})`;
  if (type === 'integer') return `JsonNumber(${expression}.toDouble())`;
  if (type === 'array') return `JsonList(${expression}.map { item -> ${asJson(items ?? {}, 'item')} })`;
  return `JsonObject(${expression})`;
}

function decimal(number: number): string {
  return Number.isInteger(number) ? `${number}.0` : String(number);
}

/** A Kotlin string literal, in which `$` would start a template. */
function literal(text: string): string {
  return JSON.stringify(text).replaceAll('$', '\\$');
}

import type { JsonSchema } from './json';
import { checkFunction } from './native-checks';
import type { Field, RecordShape, Shape } from './shape';
import { swiftHeader } from './swift-header';

/** What Codable does not do: schema validation, fields that must be null rather than missing, and redaction. */
export function swiftRules(shapes: readonly Shape[]): string {
  const records = shapes.filter((shape) => shape.kind === 'record');
  const parts = records.flatMap((shape) => [rules(shape), ...nulls(shape), ...privacy(shape)]);
  return [swiftHeader('Validation and redaction of the payloads.'), ...parts].join('\n\n').concat('\n');
}

function rules({ name, fields, check }: RecordShape): string {
  const lines = fields.flatMap((field) => ofField(field));
  if (check) lines.push(`guard LuckanCheck.${checkFunction(check)}(self) else { throw LuckanMalformed(field: nil) }`);
  if (lines.length === 0) return `extension Luckan${name}: LuckanChecked {\n  public func check() throws {}\n}`;
  return [
    `extension Luckan${name}: LuckanChecked {`,
    '  public func check() throws {',
    ...lines.map((line) => `    ${line}`),
    '  }',
    '}',
  ].join('\n');
}

function ofField({ name, schema, optional, nullable }: Field): string[] {
  const isOptional = optional || nullable;
  if (schema.properties) return [`try ${name}${isOptional ? '?' : ''}.check()`];
  const lines = ofValue(schema, isOptional ? 'value' : name, name);
  if (lines.length === 0) return [];
  return isOptional ? [`if let value = ${name} { ${lines.join('; ')} }`] : lines;
}

function ofValue(schema: JsonSchema, value: string, name: string): string[] {
  const { type, minimum, maximum, minItems, maxItems, items, propertyNames } = schema;
  // Decoding an enum rejects unknown values already.
  if (schema.enum || type === 'boolean') return [];
  if (type === 'string') return [call('text', value, name, textRules(schema))];
  if (type === 'integer' || type === 'number')
    return [call(type === 'integer' ? 'whole' : 'number', value, name, bounds(minimum, maximum))];
  if (type === 'array')
    return [
      call('count', `${value}.count`, name, bounds(minItems, maxItems)),
      `for item in ${value} { ${ofValue(items ?? {}, 'item', name).join('; ')} }`,
    ];
  if (type === 'object' && propertyNames)
    return [`for name in ${value}.keys { ${ofValue(propertyNames, 'name', name).join('; ')} }`];
  throw new Error(`no Swift rule for ${JSON.stringify(schema)}`);
}

function textRules(schema: JsonSchema): string[] {
  const { minLength, maxLength, pattern, contentEncoding, 'x-check': check } = schema;
  const by = contentEncoding ? 'isBase64' : check && checkFunction(check);
  return [
    ...bounds(minLength, maxLength),
    ...(pattern && !contentEncoding ? [`pattern: #"${pattern}"#`] : []),
    ...(by ? [`by: LuckanCheck.${by}`] : []),
  ];
}

function bounds(min: number | undefined, max: number | undefined): string[] {
  return [...(min === undefined ? [] : [`min: ${min}`]), ...(max === undefined ? [] : [`max: ${max}`])];
}

function call(rule: string, value: string, name: string, parameters: string[]): string {
  return `try LuckanCheck.${[`${rule}(${value}`, `"${name}"`, ...parameters].join(', ')})`;
}

/** Swift omits nil; where the protocol requires null, it must be encoded explicitly. */
function nulls({ name, fields }: RecordShape): string[] {
  if (!fields.some(({ optional, nullable }) => nullable && !optional)) return [];
  const lines = fields.map(
    (field) => `    try fields.encode${field.optional ? 'IfPresent' : ''}(${field.name}, forKey: .${field.name})`,
  );
  const open = '    var fields = encoder.container(keyedBy: CodingKeys.self)';
  return [
    [
      `extension Luckan${name} {`,
      '  public func encode(to encoder: Encoder) throws {',
      open,
      ...lines,
      '  }',
      '}',
    ].join('\n'),
  ];
}

/** Swift's default descriptions and mirror would put sensitive fields into logs. */
function privacy({ name, fields }: RecordShape): string[] {
  if (!fields.some(({ sensitive }) => sensitive)) return [];
  const shown = fields.map(
    (field) => `${field.name}: ${field.sensitive ? '[hidden]' : `\\(String(describing: ${field.name}))`}`,
  );
  return [
    [
      `extension Luckan${name}: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {`,
      `  public var description: String { "${name}(${shown.join(', ')})" }`,
      '  public var debugDescription: String { description }',
      '  public var customMirror: Mirror { Mirror(self, children: ["shown": description]) }',
      '}',
    ].join('\n'),
  ];
}

import type { JsonSchema } from './json';
import { checkFunction } from './native-checks';
import type { Field, RecordShape, Shape } from './shape';
import { swiftHeader } from './swift-header';

/** What Codable does not do: the rules of the schemas, fields that must be null rather than missing, and privacy. */
export function swiftRules(shapes: readonly Shape[]): string {
  const records = shapes.filter((shape) => shape.kind === 'record');
  const parts = records.flatMap((shape) => [rules(shape), ...nulls(shape), ...privacy(shape)]);
  return [swiftHeader('The rules of the payloads, and what of them may be shown.'), ...parts].join('\n\n').concat('\n');
}

function rules({ name, fields, check }: RecordShape): string {
  const lines = fields.flatMap((field) => ofField(field));
  if (check) lines.push(`guard LuckanCheck.${checkFunction(check)}(self) else { throw LuckanMalformed(field: nil) }`);
  if (lines.length === 0) return `extension Luckan${name}: LuckanChecked {\n  func check() throws {}\n}`;
  return [
    `extension Luckan${name}: LuckanChecked {`,
    '  func check() throws {',
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
  // What an enum does not know, it does not take.
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

function bounds(least: number | undefined, most: number | undefined): string[] {
  return [...(least === undefined ? [] : [`least: ${least}`]), ...(most === undefined ? [] : [`most: ${most}`])];
}

function call(rule: string, value: string, name: string, parameters: string[]): string {
  return `try LuckanCheck.${[`${rule}(${value}`, `"${name}"`, ...parameters].join(', ')})`;
}

/** Swift leaves out what is nil; where the protocol asks for null, it must be written. */
function nulls({ name, fields }: RecordShape): string[] {
  if (!fields.some(({ optional, nullable }) => nullable && !optional)) return [];
  const lines = fields.map(
    (field) => `    try fields.encode${field.optional ? 'IfPresent' : ''}(${field.name}, forKey: .${field.name})`,
  );
  const open = '    var fields = encoder.container(keyedBy: CodingKeys.self)';
  return [
    [`extension Luckan${name} {`, '  func encode(to encoder: Encoder) throws {', open, ...lines, '  }', '}'].join('\n'),
  ];
}

/** What Swift prints by itself would put sensitive fields into logs, in three ways. */
function privacy({ name, fields }: RecordShape): string[] {
  if (!fields.some(({ sensitive }) => sensitive)) return [];
  const shown = fields.map(
    (field) => `${field.name}: ${field.sensitive ? '[hidden]' : `\\(String(describing: ${field.name}))`}`,
  );
  return [
    [
      `extension Luckan${name}: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {`,
      `  var description: String { "${name}(${shown.join(', ')})" }`,
      '  var debugDescription: String { description }',
      '  var customMirror: Mirror { Mirror(self, children: ["shown": description]) }',
      '}',
    ].join('\n'),
  ];
}

import { hostCapabilities } from '../capabilities';
import type { JsonSchema } from './json';
import { kotlinHeader } from './kotlin-header';
import type { Field, RecordShape, Shape } from './shape';
import { caseName } from './type-names';

/** The payloads as Kotlin data classes and enums, for Kotlin 1.3. */
export function kotlinPayloads(shapes: readonly Shape[]): string {
  const capability: Shape = { kind: 'choice', name: 'Capability', values: [...hostCapabilities] };
  return [
    kotlinHeader,
    ...[...shapes, capability].map((shape) => (shape.kind === 'record' ? record(shape) : choice(shape))),
  ]
    .join('\n\n')
    .concat('\n');
}

function record({ name, fields, check }: RecordShape): string {
  const note = check ? [`/** Checked: ${check}. */`] : [];
  if (fields.length === 0)
    return [...note, `object ${name} {`, `    override fun toString() = "${name}"`, '}'].join('\n');
  const declared = fields.flatMap((field, index) => [
    ...(field.schema.description ? [`    /** ${field.schema.description} */`] : []),
    `    val ${field.name}: ${declaredType(field)}${index < fields.length - 1 ? ',' : ''}`,
  ]);
  const head = [...note, `data class ${name}(`, ...declared, ')'].join('\n');
  return fields.some(({ sensitive }) => sensitive) ? `${head} {\n${toText(name, fields)}\n}` : head;
}

/** The default `toString` of a data class would put sensitive fields into logs. */
function toText(name: string, fields: readonly Field[]): string {
  const shown = fields.map((field) => `${field.name}=${field.sensitive ? '[hidden]' : `$${field.name}`}`);
  return `    override fun toString() = "${name}(${shown.join(', ')})"`;
}

function choice({ name, values }: Extract<Shape, { kind: 'choice' }>): string {
  const constants = values.map((value) => `    ${caseName(value, 'upper')}("${value}")`).join(',\n');
  return [
    `enum class ${name}(val value: String) {`,
    `${constants};`,
    '',
    '    companion object {',
    `        fun of(value: String): ${name}? = values().firstOrNull { it.value == value }`,
    '    }',
    '}',
  ].join('\n');
}

function declaredType({ schema, optional, nullable }: Field): string {
  const type = kotlinType(schema);
  if (nullable) return optional ? `${type}? = null` : `${type}?`;
  return optional ? `${type} = ${JSON.stringify(schema.default)}` : type;
}

export function kotlinType({ type, title, items, maximum = Infinity }: JsonSchema): string {
  if (title) return title;
  if (type === 'array') return `List<${kotlinType(items ?? {})}>`;
  if (type === 'object') return 'Map<String, JsonValue>';
  if (type === 'integer') return maximum < 2 ** 31 ? 'Int' : 'Long';
  const plain = { string: 'String', number: 'Double', boolean: 'Boolean', null: '' }[type ?? 'null'];
  if (!plain) throw new Error(`Kotlin has no type for ${type}`);
  return plain;
}

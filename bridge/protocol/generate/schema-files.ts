import { envelopeSchema } from '../envelope';
import { type Entry, entries, toGuestEntries, toHostEntries } from './entries';
import type { JsonSchema } from './json';
import { convert, payloadSchema } from './payload-schema';

const dialect = 'https://json-schema.org/draft/2020-12/schema';
const text = (schema: JsonSchema) => `${JSON.stringify(schema, null, 2)}\n`;
const fileOf = (name: string) => `${name}.schema.json`;

/** JSON Schema of every message in its envelope, of the envelope, and of the messages of each direction. */
export function schemaFiles(root: string): Record<string, string> {
  const files = entries.map((entry) => [fileOf(entry.name), text(messageSchema(root, entry))]);
  return {
    ...Object.fromEntries(files),
    [fileOf('envelope')]: text({
      $schema: dialect,
      $id: fileOf('envelope'),
      title: 'Envelope',
      description:
        'The envelope of every message. `session` is created by the page; `seq` increases within it; ACK repeats an `id`.',
      ...convert(envelopeSchema),
    }),
    [fileOf('to-host')]: text(oneOf('to-host', 'What the page sends to the app.', toHostEntries)),
    [fileOf('to-guest')]: text(oneOf('to-guest', 'What the app sends to the page.', toGuestEntries)),
  };
}

function oneOf(name: string, description: string, those: readonly Entry[]): JsonSchema {
  const anyOf = those.map((entry) => ({ $ref: fileOf(entry.name) }));
  return { $schema: dialect, $id: fileOf(name), title: name, description, anyOf };
}

function messageSchema(root: string, entry: Entry): JsonSchema {
  const { name, about, direction, kind, since, base, capability } = entry;
  const { properties, ...envelope } = convert(envelopeSchema);
  return {
    $schema: dialect,
    $id: fileOf(name),
    title: name,
    description: about,
    'x-direction': direction,
    'x-kind': kind,
    'x-since': since,
    'x-base': base,
    ...(capability && { 'x-capability': capability }),
    ...envelope,
    properties: { ...properties, type: { const: name }, payload: payloadSchema(root, entry) },
  };
}

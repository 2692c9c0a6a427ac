import { maxMessageBytes, maxPdfMessageBytes } from '../limits';
import { envelopeVersion, protocolVersions } from '../versions';
import { type Entry, toGuestEntries, toHostEntries } from './entries';
import { kotlinHeader } from './kotlin-header';
import { messageName, payloadName } from './type-names';

const noFields = (entry: Entry) => Object.keys(entry.payload.entries).length === 0;

/** The messages as sealed classes: what the page sends, with a case for unknown types, and what the app sends. */
export function kotlinMessages(): string {
  return [
    kotlinHeader,
    [
      `const val ENVELOPE_VERSION = ${envelopeVersion}`,
      `val protocolVersions: List<Int> = listOf(${protocolVersions.join(', ')})`,
      `const val MAX_MESSAGE_BYTES = ${maxMessageBytes}`,
      `const val MAX_PDF_MESSAGE_BYTES = ${maxPdfMessageBytes}`,
    ].join('\n'),
    incoming(toHostEntries),
    outgoing(toGuestEntries),
    lookup('payloadReaders', toHostEntries, '(Envelope<Fields>) -> LuckanMessage', messageReader),
    lookup('outgoingReaders', toGuestEntries, '(Fields) -> LuckanOutgoing', outgoingReader),
  ]
    .join('\n\n')
    .concat('\n');
}

function incoming(entries: readonly Entry[]): string {
  const cases = entries.map(
    (entry) =>
      `    /** ${entry.about} */\n` +
      `    data class ${messageName(entry.name)}(override val envelope: Envelope<${payloadName(entry)}>) : LuckanMessage() {\n` +
      `        override val type get() = "${entry.name}"\n    }`,
  );
  return [
    '/** What the page sends. Cases may be added: ignore them in the `else` branch of a `when`. */',
    'sealed class LuckanMessage {',
    '    abstract val type: String',
    '    abstract val envelope: Envelope<Any>',
    '',
    cases.join('\n\n'),
    '',
    '    /** A message of an unknown type, sent by a newer page: ignore it. */',
    '    data class Unknown(override val type: String, override val envelope: Envelope<EmptyPayload>) : LuckanMessage()',
    '}',
  ].join('\n');
}

function outgoing(entries: readonly Entry[]): string {
  const cases = entries.map((entry) => {
    const about = `    /** ${entry.about} */\n`;
    const body = ` : LuckanOutgoing() {\n        override val type get() = "${entry.name}"\n`;
    return noFields(entry)
      ? `${about}    object ${messageName(entry.name)}${body}        override fun json() = jsonObject()\n    }`
      : `${about}    data class ${messageName(entry.name)}(val payload: ${payloadName(entry)})${body}        override fun json() = payload.toJson()\n    }`;
  });
  return [
    '/** What the app sends. */',
    'sealed class LuckanOutgoing {',
    '    abstract val type: String',
    '    internal abstract fun json(): JsonObject',
    '',
    cases.join('\n\n'),
    '}',
  ].join('\n');
}

function lookup(name: string, entries: readonly Entry[], type: string, reader: (entry: Entry) => string): string {
  const rows = entries.map((entry) => `    "${entry.name}" to ${reader(entry)}`).join(',\n');
  return `internal val ${name}: Map<String, ${type}> = mapOf(\n${rows}\n)`;
}

function messageReader(entry: Entry): string {
  return `{ it -> LuckanMessage.${messageName(entry.name)}(it.with(read${payloadName(entry)}(it.payload))) }`;
}

function outgoingReader(entry: Entry): string {
  return noFields(entry)
    ? `{ _ -> LuckanOutgoing.${messageName(entry.name)} }`
    : `{ it -> LuckanOutgoing.${messageName(entry.name)}(read${payloadName(entry)}(it)) }`;
}

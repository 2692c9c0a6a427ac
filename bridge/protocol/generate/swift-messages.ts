import { hostCapabilities } from '../capabilities';
import { maxMessageBytes, maxPdfMessageBytes } from '../limits';
import { envelopeVersion, protocolVersions } from '../versions';
import { type Entry, toGuestEntries, toHostEntries } from './entries';
import { swiftHeader } from './swift-header';
import { caseName, payloadName } from './type-names';

const hasFields = (entry: Entry) => Object.keys(entry.payload.entries).length > 0;
const caseOf = ({ name }: Entry) => caseName(name, 'lower');

/** The messages as enums: what the page sends, with a case for unknown types, and what the app sends. */
export function swiftMessages(): string {
  return [
    swiftHeader('The messages, each in its envelope.'),
    constants(),
    capabilities(),
    incoming(toHostEntries),
    outgoing(toGuestEntries),
  ]
    .join('\n\n')
    .concat('\n');
}

function constants(): string {
  return [
    'public enum LuckanProtocol {',
    `  public static let envelopeVersion = ${envelopeVersion}`,
    `  public static let versions = [${protocolVersions.join(', ')}]`,
    `  public static let maxMessageBytes = ${maxMessageBytes}`,
    `  public static let maxPdfMessageBytes = ${maxPdfMessageBytes}`,
    '}',
  ].join('\n');
}

function capabilities(): string {
  return [
    '/// What an app can declare in HELLO.',
    'public enum LuckanCapability: String, CaseIterable, Sendable {',
    ...hostCapabilities.map((one) => `  case ${one}`),
    '}',
  ].join('\n');
}

function incoming(entries: readonly Entry[]): string {
  return [
    '/// What the page sends. Cases may be added: ignore them in the `default` branch of a `switch`.',
    'public enum LuckanMessage: Equatable, Sendable {',
    ...entries.flatMap((entry) => [
      `  /// ${entry.about}`,
      `  case ${caseOf(entry)}(LuckanEnvelope<Luckan${payloadName(entry)}>)`,
    ]),
    '  /// A message of an unknown type, sent by a newer page: ignore it.',
    '  case unknown(type: String, head: LuckanHead)',
    '',
    '  /// Nil if the type is unknown.',
    '  static func decode(_ head: LuckanHead, _ data: Data) throws -> LuckanMessage? {',
    '    switch head.type {',
    ...entries.map((entry) => `    case "${entry.name}": return .${caseOf(entry)}(try LuckanEnvelope.decode(data))`),
    '    default: return nil',
    '    }',
    '  }',
    '',
    '  public var head: LuckanHead {',
    '    switch self {',
    ...entries.map((entry) => `    case .${caseOf(entry)}(let envelope): return envelope.head`),
    '    case .unknown(_, let head): return head',
    '    }',
    '  }',
    '}',
  ].join('\n');
}

function outgoing(entries: readonly Entry[]): string {
  return [
    '/// What the app sends.',
    'public enum LuckanOutgoing: Equatable, Sendable {',
    ...entries.flatMap((entry) => [
      `  /// ${entry.about}`,
      `  case ${caseOf(entry)}${hasFields(entry) ? `(Luckan${payloadName(entry)})` : ''}`,
    ]),
    '',
    '  /// The message as text for the page.',
    '  public func encode(id: String, session: String, seq: Int) throws -> String {',
    '    switch self {',
    ...entries.map(
      (entry) =>
        `    case .${caseOf(entry)}${hasFields(entry) ? '(let payload)' : ''}: ` +
        `return try LuckanEnvelope.encode("${entry.name}", id, session, seq, ${hasFields(entry) ? 'payload' : `Luckan${payloadName(entry)}()`})`,
    ),
    '    }',
    '  }',
    '}',
  ].join('\n');
}

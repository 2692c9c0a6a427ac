import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultCodes, hostCapabilities, messages, refusals } from '../protocol';
import { toGuestEntries, toHostEntries } from '../protocol/generate/entries';
import { type RecordShape, shapes } from '../protocol/generate/shape';
import { caseName, payloadName } from '../protocol/generate/type-names';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const payloads = read('swift/LuckanPayloads.swift');
const rules = read('swift/LuckanRules.swift');
const declared = read('swift/LuckanMessages.swift');
const types = shapes(path.resolve(import.meta.dirname, '../..'));
const records = types.filter((shape): shape is RecordShape => shape.kind === 'record');

/** The block that starts with this opening. */
function body(source: string, opening: string): string {
  const from = source.indexOf(opening);
  if (from < 0) throw new Error(`no ${opening}`);
  if (source.startsWith('{}', from + opening.length - 1)) return opening;
  return source.slice(from, source.indexOf('\n}', from));
}

describe('the Swift files and the protocol (read from the sources; tests/native/swift compiles them)', () => {
  it.each(toHostEntries)('$name has a case in the incoming messages', (entry) => {
    const incoming = body(declared, 'enum LuckanMessage');
    const name = caseName(entry.name, 'lower');
    expect(incoming).toContain(`case ${name}(LuckanEnvelope<Luckan${payloadName(entry)}>)`);
    expect(incoming).toContain(`case "${entry.name}": return .${name}(try LuckanEnvelope.decode(data))`);
    expect(incoming).toContain(`case .${name}(let envelope): return envelope.head`);
  });

  it('there is a case for unknown messages, and none for outgoing ones', () => {
    const incoming = body(declared, 'enum LuckanMessage');
    expect(incoming).toContain('case unknown(type: String, head: LuckanHead)');
    expect(incoming).not.toMatch(/case (token|hello)\(/);
    expect(incoming.match(/^ {2}case \w+\(/gm)).toHaveLength(toHostEntries.length + 1);
  });

  it.each(toGuestEntries)('$name can be sent', (entry) => {
    const outgoing = body(declared, 'enum LuckanOutgoing');
    const name = caseName(entry.name, 'lower');
    expect(outgoing).toMatch(new RegExp(`^  case ${name}(\\(Luckan${payloadName(entry)}\\))?$`, 'm'));
    expect(outgoing).toMatch(
      new RegExp(`case \\.${name}(\\(let payload\\))?: return try LuckanEnvelope.encode\\("${entry.name}"`),
    );
  });

  it.each(records)('$name has all of its fields, optional as in the protocol, and its rules', ({ name, fields }) => {
    const struct = body(payloads, `public struct Luckan${name}: Codable, Equatable, Sendable {`);
    const found = [...struct.matchAll(/^ {2}public var (\w+): (.+)$/gm)].map(([, field, type = '']) => [
      field,
      type.endsWith('?'),
    ]);
    expect(found).toEqual(fields.map(({ name: field, optional, nullable }) => [field, optional || nullable]));
    for (const { name: field } of fields) expect(struct).toMatch(new RegExp(`case ${field} = "${field}"$`, 'm'));
    expect(rules).toContain(`extension Luckan${name}: LuckanChecked {`);
  });

  it.each(records.filter(({ fields }) => fields.some(({ sensitive }) => sensitive)))(
    '$name prints nothing sensitive',
    ({ name, fields }) => {
      const printed = body(
        rules,
        `extension Luckan${name}: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {`,
      );
      for (const field of fields) expect(printed.includes(`: ${field.name})`), field.name).toBe(!field.sensitive);
      expect(printed).toContain('var customMirror: Mirror { Mirror(self, children: ["shown": description]) }');
    },
  );

  it('codes, refusals and capabilities are enums with the protocol’s values', () => {
    const rawValues = (source: string, name: string) =>
      [...body(source, `enum ${name}: String`).matchAll(/case (\w+)(?: = "(\w+)")?/g)].map(
        ([, name, raw]) => raw ?? name,
      );
    expect(rawValues(payloads, 'LuckanFaultCode').sort()).toEqual([...faultCodes].sort());
    expect(rawValues(payloads, 'LuckanRefusal').sort()).toEqual([...refusals].sort());
    expect(rawValues(declared, 'LuckanCapability')).toEqual([...hostCapabilities]);
  });

  it('signed out is encoded as null, which Swift would omit by default', () => {
    expect(body(rules, 'extension LuckanTokenPayload {')).toContain(
      'try fields.encode(accessToken, forKey: .accessToken)',
    );
  });

  it('the check for app developers names every golden message', () => {
    const named = [...read('swift-tests/LuckanGoldenTests.swift').matchAll(/"([A-Z][A-Z_]+)"/g)].map(
      ([, name]) => name,
    );
    expect(new Set(named)).toEqual(new Set(Object.keys(messages)));
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kotlinCodec } from './kotlin-codec';
import { kotlinMessages } from './kotlin-messages';
import { kotlinPayloads } from './kotlin-types';
import { schemaFiles } from './schema-files';
import { shapes } from './shape';
import { swiftMessages } from './swift-messages';
import { swiftPayloads } from './swift-payloads';
import { swiftRules } from './swift-rules';

/** The generated files for app developers, by their paths from the root. */
export async function nativeFiles(root: string): Promise<Record<string, string>> {
  const types = shapes(root);
  const files = {
    ...Object.fromEntries(Object.entries(schemaFiles(root)).map(([name, text]) => [`schema/${name}`, text])),
    'kotlin/Payloads.kt': kotlinPayloads(types),
    'kotlin/PayloadCodec.kt': kotlinCodec(types),
    'kotlin/Messages.kt': kotlinMessages(),
    'swift/LuckanPayloads.swift': await swiftPayloads(root),
    'swift/LuckanRules.swift': swiftRules(types),
    'swift/LuckanMessages.swift': swiftMessages(),
    ...copiesOf(root, 'golden'),
    ...copiesOf(root, 'recordings'),
  };
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`bridge/native/${name}`, text]));
}

/** Examples of the protocol for the tests of the Swift package, whose resources cannot be outside of it. */
function copiesOf(root: string, folder: string): Record<string, string> {
  const from = path.join(root, 'bridge/protocol', folder);
  return Object.fromEntries(
    readdirSync(from).map((name) => [`swift-tests/${folder}/${name}`, readFileSync(path.join(from, name), 'utf8')]),
  );
}

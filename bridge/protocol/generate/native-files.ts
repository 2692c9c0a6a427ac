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
  };
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`bridge/native/${name}`, text]));
}

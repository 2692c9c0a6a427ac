import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } from 'quicktype-core';
import { entries } from './entries';
import type { JsonSchema } from './json';
import { withoutNull } from './json';
import { payloadSchema } from './payload-schema';
import { swiftHeader } from './swift-header';

/** The payloads as Swift structs, one run of quicktype each; what two of them share is taken once. */
export async function swiftPayloads(root: string): Promise<string> {
  const declarations = new Map<string, string>();
  for (const entry of entries) {
    for (const [name, text] of await declarationsOf(payloadSchema(root, entry))) {
      const before = declarations.get(name);
      if (before && withoutComments(before) !== withoutComments(text)) throw new Error(`two Swift types are ${name}`);
      if (!before) declarations.set(name, text);
    }
  }
  return [swiftHeader('The payloads, made by quicktype.'), ...declarations.values()].join('\n\n').concat('\n');
}

async function declarationsOf(schema: JsonSchema): Promise<[string, string][]> {
  const { title = '' } = schema;
  // Of an object without fields quicktype makes a dictionary.
  if (Object.keys(schema.properties ?? {}).length === 0)
    return [[title, `struct Luckan${title}: Codable, Equatable {}`]];
  const source = new JSONSchemaInput(new FetchingJSONSchemaStore());
  await source.addSource({ name: title, schema: JSON.stringify(forQuicktype(schema)) });
  const inputData = new InputData();
  inputData.addInput(source);
  const { lines } = await quicktype({
    inputData,
    lang: 'swift',
    combineClasses: false,
    rendererOptions: {
      initializers: false,
      'mutable-properties': true,
      'type-prefix': 'Luckan',
      protocol: 'equatable',
    },
  });
  const text = withTypeNames(lines.join('\n').split('// MARK: - Encode/decode helpers')[0] ?? '', schema);
  return [...text.matchAll(/^(?:struct|enum) Luckan(\w+):[\s\S]*?^\}$/gm)].map(([found, name = '']) => [
    name,
    withFieldNames(found).replaceAll('JSONAny', 'LuckanJson').replaceAll('    ', '  '),
  ]);
}

/** Quicktype writes what it takes for an abbreviation in capitals, as in `PDFDocument`. */
function withTypeNames(text: string, schema: JsonSchema): string {
  const titles = [...JSON.stringify(schema).matchAll(/"title":"(\w+)"/g)].map(([, title = '']) => title);
  return titles.reduce(
    (named, title) => named.replace(new RegExp(`\\bLuckan${title}\\b`, 'gi'), `Luckan${title}`),
    text,
  );
}

/** Quicktype spells `cartId` as `cartID` and `left` as `insetsLeft`: a field is called as the protocol calls it. */
function withFieldNames(declaration: string): string {
  if (!declaration.startsWith('struct')) return declaration;
  return [...declaration.matchAll(/case (\w+) = "(\w+)"/g)].reduce(
    (text, [, spelled = '', field = '']) => text.replace(new RegExp(`\\b${spelled}\\b`, 'g'), field),
    declaration,
  );
}

/** Fields stay in the protocol's order, and a field that may be null is an optional. */
function forQuicktype(schema: JsonSchema): object {
  const { properties, ...rest } = schema;
  if (!properties) return schema;
  return {
    ...rest,
    quicktypePropertyOrder: Object.keys(properties),
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [
        name,
        inner.anyOf ? { ...inner, anyOf: inner.anyOf.map(forQuicktype) } : forQuicktype(withoutNull(inner)),
      ]),
    ),
  };
}

function withoutComments(text: string): string {
  return text.replace(/^ *\/\/.*\n/gm, '');
}

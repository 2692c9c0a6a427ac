import babel, { type PluginObj, types } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';

export interface Text {
  id: string;
  message: string;
  context?: string;
  comment?: string;
}

const marked = /@lingui\/(core|react)\/macro/;
const stripped = new Set(['message', 'context', 'comment']);

/**
 * Runs Lingui's macros over the TypeScript of one source file, for the build and for the tests. The result is still
 * TypeScript; null if the file has no macro. `keepTexts` leaves the texts next to their ids, so that no catalogue is
 * needed; `sourceMaps` ends the code with a map to its source.
 */
export async function transformLingui(
  source: string,
  file: string,
  { keepTexts = false, sourceMaps = false } = {},
): Promise<{ code: string; texts: Text[] } | null> {
  if (!marked.test(source)) return null;
  const texts: Text[] = [];
  const result = await babel.transformAsync(source, {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceMaps: sourceMaps ? 'inline' : false,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [
      [linguiMacro, { extract: true, stripMessageField: false }],
      [recordTexts, { texts, keepTexts }],
    ],
  });
  if (!result?.code) throw new Error(`${file}: Lingui's macros gave nothing back`);
  return { code: result.code, texts };
}

/** Records each text that the macros found and leaves only its id in the code. */
function recordTexts(_: unknown, { texts, keepTexts }: { texts: Text[]; keepTexts: boolean }): PluginObj {
  return {
    visitor: {
      Program: {
        exit(program) {
          program.traverse({
            ObjectExpression({ node }) {
              if (!node.leadingComments?.some(({ value }) => value === 'i18n')) return;
              const { id, message, context, comment } = Object.fromEntries(node.properties.map(stringProperty));
              if (id && message) texts.push({ id, message, ...(context && { context }), ...(comment && { comment }) });
              if (!keepTexts)
                node.properties = node.properties.filter((each) => !stripped.has(stringProperty(each)[0]));
            },
          });
        },
      },
    },
  };
}

type Property = types.ObjectExpression['properties'][number];

function stringProperty(property: Property): [string, string] {
  if (!types.isObjectProperty(property)) return ['', ''];
  const { key, value } = property;
  return types.isIdentifier(key) && types.isStringLiteral(value) ? [key.name, value.value] : ['', ''];
}

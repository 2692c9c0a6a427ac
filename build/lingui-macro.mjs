import babel from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';

/** @typedef {{ id: string, message: string, context?: string, comment?: string }} Text */

const marked = /@lingui\/(core|react)\/macro/;

/**
 * Runs Lingui's macros over one source file, for the build and for the tests.
 * @param {string} code TypeScript source
 * @param {string} file its path
 * @param {{ keepTexts?: boolean, sourceMaps?: boolean }} [options] `keepTexts` leaves the texts next to their ids, so
 * that no catalogue is needed; `sourceMaps` ends the code with a map to its source
 * @returns {Promise<{ code: string, texts: Text[] } | null>} still TypeScript; null if the file has no macro
 */
export async function transformLingui(code, file, { keepTexts = false, sourceMaps = false } = {}) {
  if (!marked.test(code)) return null;
  /** @type {Text[]} */
  const texts = [];
  const result = await babel.transformAsync(code, {
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

/**
 * Records each text that the macros found and leaves only its id in the code.
 * @param {unknown} _babel
 * @param {{ texts: Text[], keepTexts: boolean }} options
 * @returns {import('@babel/core').PluginObject}
 */
function recordTexts(_babel, { texts, keepTexts }) {
  return {
    visitor: {
      Program: {
        exit(program) {
          program.traverse({
            ObjectExpression({ node }) {
              if (!node.leadingComments?.some(({ value }) => value === 'i18n')) return;
              const { id, message, context, comment } = Object.fromEntries(
                node.properties.map(({ key, value }) => [key.name, value.value]),
              );
              if (id && message) texts.push({ id, message, ...(context && { context }), ...(comment && { comment }) });
              if (!keepTexts) node.properties = node.properties.filter(({ key }) => !stripped.has(key.name));
            },
          });
        },
      },
    },
  };
}

const stripped = new Set(['message', 'context', 'comment']);

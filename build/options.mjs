import { parseArgs } from 'node:util';

/**
 * The options of the command line.
 * @typedef {object} Options
 * @property {'build' | 'start' | 'serve' | 'locales' | 'headers' | 'run'} command
 * @property {string} config file of the configuration document
 * @property {string | undefined} content address of another content source than the reference backend
 * @property {number} products how many products the reference backend has
 * @property {number} seed chooses another catalogue of that size
 * @property {string} publicOrigin
 * @property {string | undefined} givenOrigin the public origin, if the command line names one
 * @property {string[]} rest the script to run, and its arguments
 */

/** @type {Options['command'][]} */
const commands = ['start', 'serve', 'locales', 'headers'];

/**
 * @param {string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  const run = args.indexOf('--run');
  if (run >= 0) return { ...readOptions(args.slice(0, run)), command: 'run', rest: args.slice(run + 1) };
  const { values } = parseArgs({
    args,
    options: {
      start: { type: 'boolean' },
      serve: { type: 'boolean' },
      locales: { type: 'boolean' },
      headers: { type: 'boolean' },
      config: { type: 'string', default: 'src/platform/config/default.json' },
      content: { type: 'string' },
      products: { type: 'string', default: '5000' },
      seed: { type: 'string', default: '1' },
      origin: { type: 'string' },
    },
  });
  const origin = values.origin?.replace(/\/$/, '');
  const command = commands.find((name) => name in values) ?? 'build';
  return {
    command,
    config: values.config,
    content: values.content?.replace(/\/$/, ''),
    products: Number(values.products),
    seed: Number(values.seed),
    publicOrigin: origin ?? 'http://localhost:4180',
    givenOrigin: origin,
    rest: [],
  };
}

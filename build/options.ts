import { parseArgs } from 'node:util';

const commands = ['start', 'serve', 'locales', 'headers'] as const;

export type Options = ReturnType<typeof readOptions>;

function wholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`--${name} ${text}: give a whole number from 1 on`);
}

/**
 * The options of the command line: `build.mjs` describes them.
 * @throws with a message for who has typed them
 */
export function readOptions(args: string[]) {
  // What follows is the script to run, and its own arguments.
  const run = args.indexOf('--run');
  const { values } = parseArgs({
    args: run < 0 ? args : args.slice(0, run),
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
      'upload-source-maps': { type: 'string' },
    },
  });
  const origin = values.origin?.replace(/\/$/, '');
  return {
    command: run < 0 ? (commands.find((name) => values[name]) ?? ('build' as const)) : ('run' as const),
    config: values.config,
    content: values.content?.replace(/\/$/, ''),
    products: wholeNumber('products', values.products),
    seed: wholeNumber('seed', values.seed),
    publicOrigin: origin ?? 'http://localhost:4180',
    givenOrigin: origin,
    sourceMapService: values['upload-source-maps'],
    rest: run < 0 ? [] : args.slice(run + 1),
  };
}

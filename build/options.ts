import { parseArgs } from 'node:util';

const commands = ['start', 'serve', 'locales', 'headers'] as const;

/** The options of the command line. */
export interface Options {
  command: (typeof commands)[number] | 'build' | 'run';
  /** File of the configuration document. */
  config: string;
  /** Address of another content source than the reference backend. */
  content: string | undefined;
  /** How many products the reference backend has. */
  products: number;
  /** Chooses another catalogue of that size. */
  seed: number;
  publicOrigin: string;
  /** The public origin, if the command line names one. */
  givenOrigin: string | undefined;
  /** The script to run, and its arguments. */
  rest: string[];
}

export function readOptions(args: string[]): Options {
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
  return {
    command: commands.find((name) => values[name]) ?? 'build',
    config: values.config,
    content: values.content?.replace(/\/$/, ''),
    products: Number(values.products),
    seed: Number(values.seed),
    publicOrigin: origin ?? 'http://localhost:4180',
    givenOrigin: origin,
    rest: [],
  };
}

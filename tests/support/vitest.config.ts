import path from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import { configDefaults, defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { transformLingui } from '../../build/lingui-macro.ts';
import { namePartsIn } from '../../src/lib/part-names.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Runs Lingui's macros, but leaves the texts in the code, so that tests need no catalogue. Also names parts. */
const texts: Plugin = {
  name: 'texts',
  enforce: 'pre',
  async transform(code, id) {
    const file = id.split('?')[0] ?? id;
    if (!/\.tsx?$/.test(file) || file.includes('node_modules')) return null;
    const named = namePartsIn(code);
    return (await transformLingui(named, file, { keepTexts: true, sourceMaps: true }))?.code ?? named;
  },
};

/** Class names of `.css.ts` files, as the build makes them; their rules are useless without a browser. */
const styles: Plugin = {
  name: 'styles',
  enforce: 'pre',
  async load(id) {
    const filePath = id.split('?')[0] ?? id;
    if (!filePath.endsWith('.css.ts')) return null;
    const { source, watchFiles } = await compile({ filePath, cwd: root, identOption: 'short' });
    for (const file of watchFiles) this.addWatchFile(file);
    return processVanillaFile({ source, filePath, identOption: 'short', serializeVirtualCssPath: () => '' });
  },
};

/**
 * Tests that drive a whole shop take longest: they start first, so that none is left running alone at the end. Those
 * that share their modules follow in one row, because a worker only goes on with the like.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      if (/\/tests\/(contract\/|rules\/built-site)/.test(moduleId)) return 0;
      return project.config.isolate ? 2 : 1;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

// Several backends can only share the database of a server.
const exclude = [...configDefaults.exclude, ...(process.env.POSTGRES_SERVER ? [] : ['tests/contract/postgres/**'])];

/** Rules and messages: functions of what they are given. */
const plain = ['src/domain/**/*.test.ts', 'bridge/protocol/**/*.test.ts'];

const build = ['tests/rules/build/**/*.test.ts'];

export default defineConfig({
  root,
  cacheDir: '.cache/vitest',
  plugins: [texts, styles],
  test: {
    exclude,
    environment: 'node',
    // A thread starts faster than a process.
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'shop',
          setupFiles: ['tests/support/long-waits.ts'],
          include: ['{src,bridge,tests/rules,tests/contract,tests/support,tests/bench}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...plain, ...build],
        },
      },
      // The minifier crashes where the thread that loaded it has ended.
      { extends: true, test: { name: 'build', include: build, pool: 'forks' } },
      // These tests change no globals, and take longer to load their modules than to run: they load them once.
      { extends: true, test: { name: 'plain', include: plain, isolate: false } },
      { extends: true, test: { name: 'fixtures', include: ['fixtures/**/*.test.ts'], isolate: false } },
    ],
    // The default leaves one core unused, which would be idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    // A busy machine takes long to fill a backend, and to read the whole tree.
    hookTimeout: 120_000,
    testTimeout: 120_000,
  },
});

import path from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import { configDefaults, defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { transformLingui } from '../../build/lingui-macro.mjs';
import { namePartsIn } from '../../build/part-names.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Lingui's macros, with the texts left in the code: a test reads them without a catalogue. And the names of parts. */
const texts: Plugin = {
  name: 'texts',
  enforce: 'pre',
  async transform(code, id) {
    const file = id.split('?')[0] ?? id;
    if (!/\.tsx?$/.test(file) || file.includes('node_modules')) return null;
    const named = namePartsIn(code);
    return (await transformLingui(named, file, { keepTexts: true }))?.code ?? named;
  },
};

/** Class names of `.css.ts` files, as the build gives them; their rules are of no use without a browser. */
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

/** What drives a whole shop takes longest: it is begun first, so that nothing has to be waited for alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/contract/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  root,
  cacheDir: '.cache/vitest',
  plugins: [texts, styles],
  test: {
    include: ['{src,bridge,fixtures,tests/rules,tests/contract,tests/support,tests/bench}/**/*.test.{ts,tsx}'],
    // Where several backends share one database, it must be a server's.
    exclude: [...configDefaults.exclude, ...(process.env.POSTGRES_SERVER ? [] : ['tests/contract/postgres/**'])],
    environment: 'node',
    // By itself it leaves one core alone, which has nothing else to do meanwhile.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    // A machine that does other things besides takes long to fill a backend.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});

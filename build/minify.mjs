import { runOnThreads } from './threads.mjs';

/**
 * Does what the bundler's own minifier leaves: folds, inlines and drops across statements, which saves some 4 %.
 * @param {string[]} texts modules
 */
export function minifyAgain(texts) {
  return runOnThreads(new URL('./minify-worker.mjs', import.meta.url), { tasks: texts });
}

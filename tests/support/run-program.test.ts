import { expect, test } from 'vitest';
import { run, runAgainAfterCrash } from './run-program.mjs';

const node = (script: string) => run(process.execPath, ['-e', script], { output: 'pipe' });

/** Ends as the scripts say, one for each time it is run. */
function programOf(...scripts: string[]) {
  const waiting = [...scripts];
  return { waiting, action: () => node(waiting.shift() ?? '') };
}

test('a program that crashed runs once more', async () => {
  const { action } = programOf('process.kill(process.pid, "SIGSEGV")', 'console.log("passed")');
  expect(await runAgainAfterCrash(action)).toEqual({ code: 0, output: 'passed\n', firstCrash: 'ended by SIGSEGV' });
});

test('a second crash is its result', async () => {
  const { action } = programOf('process.abort()', 'process.kill(process.pid, "SIGBUS")', '');
  expect(await runAgainAfterCrash(action)).toMatchObject({ code: 1, signal: 'SIGBUS', firstCrash: 'ended by SIGABRT' });
});

test.each([
  ['failed', 'process.exit(2)', 2],
  ['was ended by somebody', 'process.kill(process.pid, "SIGTERM")', 1],
])('a program that %s does not run again', async (_, script, code) => {
  const { action, waiting } = programOf(script, '');
  expect(await runAgainAfterCrash(action)).toMatchObject({ code });
  expect(waiting).toEqual(['']);
});

test('a program that says itself that it broke down runs once more', async () => {
  const { action } = programOf('process.exit(1)', 'console.log("passed")');
  const judged = async () => {
    const result = await action();
    return { ...result, ...(result.code !== 0 && { brokenDown: 'a worker did not start' }) };
  };
  expect(await runAgainAfterCrash(judged)).toEqual({
    code: 0,
    output: 'passed\n',
    firstCrash: 'a worker did not start',
  });
});

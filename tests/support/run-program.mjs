import { spawn } from 'node:child_process';

/** How native code ends its process. */
const crashes = ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGABRT', 'SIGTRAP'];

/**
 * @param {{ cwd?: string, env?: Record<string, string>, output?: 'inherit' | 'pipe' }} [options]
 * @returns {Promise<{ code: number, signal?: string, output: string }>} the output is empty unless it is piped
 */
export function run(program, args, { cwd, env, output = 'inherit' } = {}) {
  const child = spawn(program, args, { cwd, stdio: ['inherit', output, output], env: { ...process.env, ...env } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => (text += bytes));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${text}${error.message}` }));
    child.on('close', (code, signal) => resolve({ code: code ?? 1, signal: signal ?? undefined, output: text }));
  });
}

/**
 * Runs a program once more whose process has crashed, or that says itself that it broke down (`brokenDown`). One that
 * failed, or that somebody ended, has its result.
 * @template {Awaited<ReturnType<typeof run>> & { brokenDown?: string }} T
 * @param {() => Promise<T>} action
 * @returns {Promise<T & { firstCrash?: string }>} `firstCrash`: how the first one ended
 */
export async function runAgainAfterCrash(action) {
  const result = await action();
  const firstCrash = crashes.includes(result.signal) ? `ended by ${result.signal}` : result.brokenDown;
  return firstCrash ? { ...(await action()), firstCrash } : result;
}

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
 * Runs a program once more whose process has crashed. One that failed, or that somebody ended, has its result.
 * @param {() => ReturnType<typeof run>} action
 * @returns {Promise<Awaited<ReturnType<typeof run>> & { crashedBy?: string }>} `crashedBy`: the signal of the first one
 */
export async function runAgainAfterCrash(action) {
  const result = await action();
  if (!crashes.includes(result.signal)) return result;
  return { ...(await action()), crashedBy: result.signal };
}

import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Started {
  /** Seconds until it serves. */
  ready: number;
  /** Seconds until all pages are written. */
  built: number;
}

/** What somebody waits for who runs `npm start`. `run` starts it; it is stopped once all pages are written. */
export async function measureStart(run: () => ChildProcess): Promise<Started> {
  const started = performance.now();
  const child = run();
  if (!child.stdout) throw new Error('the server has no output');
  child.stderr?.resume();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let ready = Number.NaN;
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('ready ')) ready = seconds();
      if (line.startsWith('dist ')) return { ready, built: seconds() };
    }
    throw new Error('the server ended before it had written its pages');
  } finally {
    child.kill();
    await ended;
  }

  function seconds(): number {
    return (performance.now() - started) / 1000;
  }
}

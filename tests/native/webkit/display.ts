import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

export interface Display {
  /** The value for `DISPLAY`. */
  name: string;
  close(): void;
}

/** A virtual screen with a free number. */
export async function openDisplay(): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp', '-noreset'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    let text = '';
    (child.stdio[3] as Readable).on('data', (bytes: Buffer) => {
      text += bytes.toString();
      if (text.includes('\n')) resolve(text.trim());
    });
  });
  return { name: `:${number}`, close: () => void child.kill() };
}

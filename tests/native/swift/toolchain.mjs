import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const inDebian = 'tests/native/swift/debian-swift.sh';

export const installation = `install Swift 6, as on swift.org; or, as root on Debian 12, which has none: apt-get install debootstrap, then ${inDebian} make`;

/**
 * @typedef {object} Swift
 * @property {string} version
 * @property {(command: string, args: string[]) => Promise<string>} run a command of the toolchain, in the root; gives what it prints
 */

/** @returns {Promise<Swift | null>} the compiler on the path, else that of Debian's folder; null where there is none */
export async function findSwift(root) {
  for (const prefix of [[], ['bash', inDebian, 'run', '.']]) {
    const run = async (command, args) => {
      const [program, ...rest] = [...prefix, command, ...args];
      const { stdout, stderr } = await promisify(execFile)(program, rest, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
      return stdout + stderr;
    };
    const version = await run('swift', ['--version']).catch(() => null);
    if (version) return { version: version.split('\n').find((line) => line.includes('Swift version')) ?? '', run };
  }
  return null;
}

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the messages of the last run are, one per line. */
export const outsideErrorsFile = path.resolve(import.meta.dirname, '../../test-results/outside-errors.txt');

/** Reporter of vitest: writes what was thrown outside of all tests, such as by a worker that did not start. */
export default class OutsideErrors {
  async onTestRunEnd(_modules, errors) {
    await mkdir(path.dirname(outsideErrorsFile), { recursive: true });
    await writeFile(outsideErrorsFile, errors.map(({ message }) => `${message.split('\n')[0]}\n`).join(''));
  }
}

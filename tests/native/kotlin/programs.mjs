import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

export const run = promisify(execFile);

const home = process.env.KOTLIN_HOME;

/** A program of Kotlin: of the compiler in `KOTLIN_HOME` where that is set, else the installed one. */
export const kotlin = (name) => (home ? path.join(home, 'bin', name) : name);

/** Whether the module can be built by Gradle here, with the compiler that is asked for. */
export const hasGradle = async () => !home && (await answers('gradle'));

export const hasKotlin = () => answers(kotlin('kotlinc'), '-version');

function answers(program, option = '--version') {
  return run(program, [option]).then(
    () => true,
    () => false,
  );
}

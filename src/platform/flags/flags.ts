import type { FlagName } from './flag-names';

/** Whether a flag is on for this visitor; counts as having seen an experiment's variant. */
type ReadFlag = (name: FlagName) => boolean;

const off: ReadFlag = () => false;

let read = off;

/** Called once the flags are known; until then all are off. */
export function provideFlags(next: ReadFlag): void {
  read = next;
}

export function isFlagOn(name: FlagName): boolean {
  return read(name);
}

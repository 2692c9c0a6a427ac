import type { Transfer } from './traffic';

/** Work of the page in one go; times in ms since navigation. */
export interface Task {
  at: number;
  duration: number;
  /** What the browser calls the script that took longest in it; empty if it reported none. */
  script: string;
}

/** A request or task that something after it had to wait for; times in ms since navigation. */
export interface Wait {
  what: string;
  from: number;
  until: number;
}

/**
 * What a moment of a visit waited for, in order: the request or task that ended last before it, then the one that ended
 * last before that one began, and so on back to the navigation. Pictures are left out: nothing waits for them.
 */
export function waitsBefore(moment: number, transfers: readonly Transfer[], tasks: readonly Task[]): Wait[] {
  const all: Wait[] = [
    ...transfers
      .filter(({ kind }) => kind !== 'picture')
      .map(({ url, started, ended }) => ({ what: new URL(url).pathname, from: started, until: ended })),
    ...tasks.map(({ at, duration, script }) => ({
      what: script ? `task (${script})` : 'task',
      from: at,
      until: at + duration,
    })),
  ];
  const chain: Wait[] = [];
  for (let before = moment; before > 0; ) {
    const ended = all.filter(({ from, until }) => until <= before && from < until);
    const last = ended.reduce<Wait | null>(
      (latest, each) => (latest && latest.until >= each.until ? latest : each),
      null,
    );
    if (!last) break;
    chain.unshift(last);
    before = last.from;
  }
  return chain;
}

/** As in `0-210 /external/kassa/ | 214-640 /assets/entry.js | 652-790 task (entry.js)`. */
export function showWaits(chain: readonly Wait[]): string {
  const time = (value: number) => value.toFixed(0);
  return chain.map(({ what, from, until }) => `${time(from)}-${time(until)} ${what}`).join(' | ');
}

export function showTasks(tasks: readonly Task[]): string {
  return tasks.map(({ at, duration, script }) => `${at.toFixed(0)} +${duration.toFixed(0)} ${script}`).join(' | ');
}

/** The run whose time until usable is the median, or the next above it. */
export function runOfMedian<Run extends { usable: number }>(runs: readonly Run[]): Run {
  const sorted = [...runs].sort((a, b) => a.usable - b.usable);
  const typical = sorted[Math.floor(sorted.length / 2)];
  if (!typical) throw new Error('there are no runs');
  return typical;
}

import type { Control } from './targets';
import type { Task } from './waits';

export interface Paint {
  at: number;
  /** The painted element: a picture's address, or the tag and text of an element. */
  element: string;
  isPicture: boolean;
}

/** What a page recorded about itself; times in ms since navigation. */
export interface Observed {
  firstPaint: number | null;
  largest: Paint | null;
  longTasks: { at: number; duration: number }[];
  /** What a frame waited for: the script that took longest of each, its file or what called it. */
  scripts: { at: number; duration: number; name: string }[];
  shifts: { at: number; value: number }[];
  loaded: number | null;
  /** From here on a tap on any of the controls is processed. */
  usable: number | null;
  /** From here on all controls are hydrated. */
  takenOver: number | null;
}

declare global {
  interface Window {
    luckanBench: Observed;
  }
}

/** Runs in the page before its own scripts, and is self-contained because it is serialized. */
export function observe(controls: Control[]): void {
  if (window.parent !== window) return;
  const seen: Observed = {
    firstPaint: null,
    largest: null,
    longTasks: [],
    scripts: [],
    shifts: [],
    loaded: null,
    usable: null,
    takenOver: null,
  };
  window.luckanBench = seen;

  function watch<T extends PerformanceEntry>(type: string, read: (entry: T) => void): void {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) read(entry as T);
    }).observe({ type, buffered: true });
  }

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch<PerformanceEntry & { url: string; element: Element | null }>('largest-contentful-paint', (entry) => {
    const { element, url, startTime: at } = entry;
    const text = (element?.textContent ?? '').trim().slice(0, 40);
    const source = url ? new URL(url, location.href).pathname : `"${text}"`;
    const tag = element?.tagName.toLowerCase() ?? 'gone';
    seen.largest = { at, element: `${tag} ${source}`, isPicture: tag === 'img' };
  });
  watch<PerformanceEntry & { scripts: (PerformanceEntry & { sourceURL: string; invoker: string })[] }>(
    'long-animation-frame',
    ({ scripts }) => {
      for (const { startTime: at, duration, sourceURL, invoker } of scripts)
        seen.scripts.push({ at, duration, name: sourceURL.split('/').pop() || invoker });
    },
  );
  watch('longtask', ({ startTime: at, duration }) => seen.longTasks.push({ at, duration }));
  watch<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shifts.push({ at: entry.startTime, value: entry.value });
  });
  addEventListener('load', () => {
    seen.loaded = performance.now();
  });

  /**
   * React receives taps once it listens at the page's root: it hydrates a tapped control first if it has not yet. The
   * part `interact` verifies that by tapping then.
   */
  let listening: number | null = null;
  const { addEventListener: listen } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...of: Parameters<typeof listen>) {
    if (of[0] === 'click' && this instanceof Element) {
      listening ??= performance.now();
      EventTarget.prototype.addEventListener = listen;
    }
    listen.apply(this, of);
  };

  /** React marks an element when it hydrates it. */
  function isTakenOver(element: Element): boolean {
    return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  }
  let complete: number | null = null;
  function look(): void {
    const found = controls.flatMap(
      ({ selector, text }) =>
        [...document.querySelectorAll(selector)].find((each) => !text || each.textContent?.trim() === text) ?? [],
    );
    if (found.length === controls.length) {
      complete ??= performance.now();
      if (listening !== null) seen.usable ??= Math.max(complete, listening);
      if (found.every(isTakenOver)) seen.takenOver ??= performance.now();
    }
    if (seen.takenOver === null) setTimeout(look, 20);
  }
  look();
}

/** The long tasks, each with the script that took longest in it. */
export function tasksOf({ longTasks, scripts }: Observed): Task[] {
  return longTasks.map(({ at, duration }) => {
    const own = scripts.filter((script) => script.at >= at - 1 && script.at < at + duration);
    const longest = own.reduce((most, each) => (each.duration > most.duration ? each : most), {
      duration: 0,
      name: '',
    });
    return { at, duration, script: longest.name };
  });
}

/** Time that tasks took beyond 50 ms each, after the first paint. */
export function blockingTime({ firstPaint, longTasks }: Observed): number {
  const after = longTasks.filter(({ at, duration }) => at + duration > (firstPaint ?? 0));
  return after.reduce((sum, { duration }) => sum + duration - 50, 0);
}

/** The worst burst of shifts: gaps under a second, five seconds at most. */
export function layoutShift({ shifts }: Observed): number {
  let worst = 0;
  let burst = { from: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, sum: 0 };
  for (const { at, value } of shifts) {
    const goesOn = at - burst.last < 1000 && at - burst.from < 5000;
    burst = goesOn ? { ...burst, last: at, sum: burst.sum + value } : { from: at, last: at, sum: value };
    worst = Math.max(worst, burst.sum);
  }
  return worst;
}

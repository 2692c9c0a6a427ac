import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** One line of the report. */
export interface Measure {
  what: string;
  value: string;
  /** Empty if there is no target. */
  target: string;
  reached: boolean | null;
}

interface Section {
  title: string;
  measures: Measure[];
}

type Unit = 'KB' | 'ms' | '' | '×' | '/s' | 's' | '%';

const digits: Record<Unit, number> = { KB: 1, ms: 0, '': 0, '×': 2, '/s': 0, s: 1, '%': 1 };

export function show(value: number, unit: Unit, decimals = digits[unit]): string {
  if (!Number.isFinite(value)) return 'not seen';
  const amount = unit === 'KB' ? value / 1024 : value;
  return `${amount.toFixed(decimals)}${unit && ` ${unit}`}`;
}

/** A value without a target. */
export function fact(what: string, value: string): Measure {
  return { what, value, target: '', reached: null };
}

export function atMost(what: string, value: number, limit: number, unit: Unit, decimals?: number): Measure {
  return {
    what,
    value: show(value, unit, decimals),
    target: `≤ ${show(limit, unit, decimals)}`,
    reached: value <= limit,
  };
}

export function atLeast(what: string, value: number, limit: number, unit: Unit): Measure {
  return { what, value: show(value, unit), target: `≥ ${show(limit, unit)}`, reached: value >= limit };
}

/** Prints each section when it is done, and stores all for the file. */
export function createReport() {
  const sections: Section[] = [];
  return {
    section(title: string, measures: Measure[]): void {
      if (measures.length === 0) return;
      sections.push({ title, measures });
      console.log(`\n${title}\n${table(measures)}`);
    },
    /** Prints what was missed, and writes everything as JSON. */
    async finish(file: string, details: Record<string, unknown>): Promise<void> {
      const all = sections.flatMap(({ title, measures }) => measures.map((measure) => ({ title, ...measure })));
      const aimed = all.filter(({ reached }) => reached !== null);
      const missed = aimed.filter(({ reached }) => !reached);
      console.log(`\n${aimed.length - missed.length} of ${aimed.length} targets reached`);
      for (const { title, what, value, target } of missed)
        console.log(`  missed: ${title}: ${what} ${value} (${target})`);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify({ sections, ...details }, null, 2));
    },
  };
}

function table(measures: Measure[]): string {
  const answers = { true: 'yes', false: 'NO', null: '' };
  const rows = measures.map(({ what, value, target, reached }) => [what, value, target, answers[`${reached}`]]);
  const all = [['', 'value', 'target', 'reached'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map(([what = '', value = '', target = '', reached = '']) =>
      `  ${what.padEnd(widths[0] ?? 0)}  ${value.padStart(widths[1] ?? 0)}  ${target.padStart(widths[2] ?? 0)}  ${reached}`.trimEnd(),
    )
    .join('\n');
}

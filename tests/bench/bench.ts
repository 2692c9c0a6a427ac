import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../support/chromium.mjs';
import { createReport, type Measure } from './report';
import { type Shop, startShop } from './server';
import { findTargets, type Target, type TargetName } from './targets';

/** How often each measurement is repeated. */
export interface Runs {
  /** Measurements compared with the floor page or with a limit of their own. */
  compared: number;
  /** Other page loads, and Lighthouse. */
  others: number;
}

export interface Bench {
  root: string;
  runs: Runs;
  report: ReturnType<typeof createReport>;
  chromium: string;
  shop(): Promise<Shop & { targets: Record<TargetName, Target> }>;
  browser(): Promise<Browser>;
  /** A section of the report. If a measurement fails, the section counts as missed and the rest continues. */
  section<T>(title: string, measure: () => Promise<T>, show: (found: T) => Measure[]): Promise<T | string>;
  close(): Promise<void>;
}

/** Shop and browser start with the first part that needs them. */
export async function openBench(root: string, runs: Runs): Promise<Bench> {
  const browserFiles = await findChromium();
  if (!browserFiles) throw new Error('The bench needs Chromium: set CHROMIUM_PATH');
  const executablePath = browserFiles.whole;
  const report = createReport();
  let shop: ReturnType<Bench['shop']> | undefined;
  let browser: ReturnType<Bench['browser']> | undefined;
  return {
    root,
    runs,
    report,
    chromium: executablePath,
    shop() {
      shop ??= startShop(root).then(async (started) => ({ ...started, targets: await findTargets(started.origin) }));
      return shop;
    },
    browser() {
      browser ??= chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
      return browser;
    },
    async section(title, measure, show) {
      try {
        const found = await measure();
        report.section(title, show(found));
        return found;
      } catch (error) {
        const lines = (error instanceof Error ? error.message : String(error)).split('\n');
        const value = lines.findLast((line) => line.trim() !== '') ?? '';
        report.section(title, [{ what: 'could not be measured', value, target: 'measured', reached: false }]);
        return value;
      }
    },
    async close() {
      await (await browser)?.close();
      await (await shop)?.stop();
    },
  };
}

import type { Browser, Page } from '@playwright/test';
import { atMost, fact, type Measure, show } from './report';
import { median, percentile } from './statistics';
import type { Target } from './targets';
import { answerConsent, visit } from './visit';

declare global {
  interface Window {
    /** ms from the last key to the frame with the last change of the suggestions; null if they did not change. */
    luckanKey: { pressed: number; painted: number | null };
  }
}

const typed = ['alvedon', 'solkräm barn', 'tandkräm', 'd-vitamin', 'nässpray'];
/** ms without a change after which the response counts as complete */
const quiet = 500;

/** Typing in the search field, CPU ×4, on this machine's own network: ms from a key to the suggestions for it. */
export async function measureSuggestions(browser: Browser, { origin, start }: { origin: string; start: Target }) {
  const { page, close } = await visit(browser, { origin, target: start, cpu: 4, network: 'own' });
  try {
    await answerConsent(page);
    const field = page.getByRole('combobox');
    await field.tap();
    // The list's code loads on the first tap, but only the typing is measured.
    await field.pressSequentially('a');
    await page.getByRole('listbox').waitFor();
    await watchKeys(page);
    const times: number[] = [];
    for (const text of typed) {
      await field.fill('');
      for (const key of text) times.push(...(await press(page, key)));
    }
    return times;
  } finally {
    await close();
  }
}

async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.luckanKey = { pressed: 0, painted: null };
    const onKey = ({ timeStamp }: Event) => {
      window.luckanKey = { pressed: timeStamp, painted: null };
    };
    addEventListener('input', onKey, { capture: true });
    new MutationObserver((changes) => {
      const inList = changes.some(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest('[role="listbox"]'),
      );
      if (!inList) return;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          window.luckanKey.painted = performance.now();
        };
        port2.postMessage(null);
      });
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** The time until the list last changed; empty if the next letter changes nothing. */
async function press(page: Page, key: string): Promise<number[]> {
  await page.keyboard.type(key);
  await page.waitForTimeout(quiet);
  const { pressed, painted } = await page.evaluate(() => window.luckanKey);
  return painted === null ? [] : [painted - pressed];
}

export function suggestionMeasures(times: number[]): Measure[] {
  return [
    atMost('suggestions for a key: painted, p95', percentile(times, 0.95), 150, 'ms'),
    fact(
      '  keys that changed them; median, worst',
      `${times.length}; ${show(median(times), 'ms')}, ${show(Math.max(...times), 'ms')}`,
    ),
  ];
}

import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** ms from the next tap to the first frame with its effect */
    luckanTap: Promise<number>;
  }
}

/** The expected effect of a tap: any change of the page, another main heading, or an element. */
export type Effect = 'any change' | 'another heading' | { selector: string };

/** Waits in the page for the next tap; `read` returns the time from the tap to the painted effect. */
export async function timeNextTap(page: Page, effect: Effect): Promise<{ read(): Promise<number> }> {
  await page.evaluate((expected) => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    const isThere = () => {
      if (expected === 'any change') return true;
      if (expected === 'another heading') return heading() !== undefined && heading() !== before;
      return document.querySelector(expected.selector) !== null;
    };
    window.luckanTap = new Promise((resolve) => {
      function afterPaint(tapped: number): void {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - tapped);
          port2.postMessage(null);
        });
      }
      function onTap({ timeStamp }: Event): void {
        const watcher = new MutationObserver(() => {
          if (!isThere()) return;
          watcher.disconnect();
          afterPaint(timeStamp);
        });
        watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }
      addEventListener('click', onTap, { capture: true, once: true });
    });
  }, effect);
  return {
    read: () =>
      Promise.race([page.evaluate(() => window.luckanTap), page.waitForTimeout(10_000).then(() => Number.NaN)]),
  };
}

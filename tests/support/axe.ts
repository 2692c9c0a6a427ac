import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Less than half as long as the package's own `source`, which each new page would have to compile. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Axe knows no top layer: it takes the texts of a dialog for covered by what comes later in the page, or has a higher
 * z-index, and then does not compare them with their background. In the top layer the z-index changes nothing.
 */
const source = `${script}
{
  const styles = new CSSStyleSheet();
  styles.replaceSync('dialog:modal { z-index: 2147483647 }');
  document.adoptedStyleSheets.push(styles);
}`;

/** The rules of WCAG 2.2 are off unless named: targets are at least 24 px, or have room around them. */
const options: axe.RunOptions = { rules: { 'target-size': { enabled: true } } };

/**
 * The visible page passes all axe rules, including the frames of providers, once its animations have ended: axe does not
 * take a drawer for modal while it still slides in. Frames without scripts, as the outbox shows mails, are not looked into.
 * @param texts At least so many must have been compared with their background. Without it axe does not list what
 *   passes, which takes it a third of its time.
 */
export async function expectAccessible(page: Page, { texts = 0 } = {}): Promise<void> {
  await page.evaluate(endAnimations);
  const isAlone = page.frames().length === 1;
  if (isAlone) await load(page.mainFrame());
  const parts = isAlone ? null : await partsOf(page.mainFrame(), { include: [], exclude: [] });
  const listed: axe.RunOptions = texts > 0 ? options : { ...options, resultTypes: ['violations'] };
  const { found, compared } = await page.evaluate(judge, { parts, options: listed });
  expect(found).toEqual([]);
  if (texts > 0) expect(compared).toBeGreaterThanOrEqual(texts);
}

async function load(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
}

/**
 * The axe results of a frame and those inside it, outermost first, as text: Playwright transfers a long text many times
 * faster than the objects.
 */
async function partsOf(frame: Frame, context: axe.SerialContextObject): Promise<(string | null)[]> {
  await load(frame);
  const inside = await frame.evaluate((within) => window.axe.utils.getFrameContexts(within), context);
  const own = await frame.evaluate(
    async ({ within, options }) => JSON.stringify(await window.axe.runPartial(within, options)),
    { within: context, options },
  );
  const parts: (string | null)[] = [own];
  for (const { frameSelector, frameContext } of inside) {
    const element = await frame.evaluateHandle((selector) => window.axe.utils.shadowSelect(selector), frameSelector);
    if (await element.evaluate(isWithoutScripts)) {
      parts.push(null);
      continue;
    }
    const child = await element.asElement()?.contentFrame();
    if (!child) throw new Error(`axe cannot look into the frame ${frameSelector}`);
    parts.push(...(await partsOf(child, frameContext)));
  }
  return parts;
}

const isWithoutScripts = (frame: Node | null) =>
  frame instanceof HTMLIFrameElement && frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-scripts');

/** Ends them as they would end by themselves, but at once. */
async function endAnimations() {
  const running = () =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // What has just been added starts its animation with the next frame, and what has ended may start another.
  for (await frame(); running().length > 0; await frame()) for (const animation of running()) animation.finish();
}

/** @param parts Of a page with frames; without any, its megabytes of results need not leave the page. */
async function judge({ parts, options }: { parts: readonly (string | null)[] | null; options: axe.RunOptions }) {
  const { violations, passes } = parts
    ? await window.axe.finishRun(
        parts.map((part) => part && JSON.parse(part)),
        options,
      )
    : await window.axe.run(options);
  return {
    found: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    compared: passes.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes).length,
  };
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

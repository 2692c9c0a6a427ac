import type { BrowserContext, Page } from '@playwright/test';
import { loadedAnew, remembered } from './consent';
import { expect, launchIn, type Shop } from './launch-in';
import { plainProduct } from './products';

export const bar = (page: Page) => page.getByRole('region', { name: 'Kakor' });
export const settings = (page: Page) => page.getByRole('dialog', { name: 'Inställningar för kakor' });

export async function openSettings(page: Page): Promise<void> {
  // By keyboard: after an answer the chat comes into the footer, and a press would miss the button that it moves.
  await page.getByRole('button', { name: 'Inställningar för kakor' }).press('Enter');
  await expect(settings(page)).toBeVisible();
}

/** The page of a product, for a visitor who has not chosen yet. */
export async function launchUndecided(page: Page): Promise<Shop> {
  await watchCommands(page.context());
  const shop = await launchIn(page, 'site');
  await shop.open(plainProduct().path);
  await expect(bar(page)).toBeVisible();
  return shop;
}

export type Command = [kind: string, granted: string[]];
const given = new WeakMap<Page, Command[]>();

/** Notes each command to Consent Mode, by what it allows, since its document may not be there any more when it is asked for. */
async function watchCommands(context: BrowserContext): Promise<void> {
  await context.exposeBinding('noteCommand', ({ page }, command: Command) => {
    given.set(page, [...commands(page), command]);
  });
  await context.addInitScript(() => {
    const layer: unknown[] = [];
    const push = layer.push.bind(layer);
    layer.push = (...entries) => {
      for (const entry of entries) {
        const [command, kind, words] = Array.from(entry as ArrayLike<unknown>);
        if (command !== 'consent') continue;
        const granted = Object.entries(words as Record<string, string>).filter(([, word]) => word === 'granted');
        Reflect.get(window, 'noteCommand')([kind, granted.map(([name]) => name).sort()]);
      }
      return push(...entries);
    };
    window.dataLayer = layer;
  });
}

/** Those of all of the page's documents so far. */
export const commands = (page: Page): Command[] => given.get(page) ?? [];
export const kinds = (page: Page) => commands(page).map(([kind]) => kind);

/** Tags have loaded, and have stored something. */
export const expectTags = (page: Page) => expect.poll(async () => (await remembered(page)).cookies).toContain('_ga');

/** Declines in the settings, where the visitor had allowed tags that run: they end with their document. */
export async function withdraw(page: Page): Promise<void> {
  await openSettings(page);
  await loadedAnew(page, () => settings(page).getByRole('button', { name: 'Bara nödvändiga' }).click());
}

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name);

export async function storedChoice(page: Page): Promise<Record<string, unknown>> {
  return JSON.parse(decodeURIComponent((await cookieOf(page, 'luckan_consent'))?.value ?? 'null'));
}

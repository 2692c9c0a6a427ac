import type { Page } from '@playwright/test';
import type { Consent } from '../../src/platform/consent/categories';
import { choiceCookie } from '../../src/platform/consent/testing';
import { launchIn, type Mode, type Shop, test } from './launch-in';
import type { Answers } from './stand-in-app';

/** Allows only these categories besides the necessary one. */
export function onlyAllowing(...categories: (keyof Consent)[]): Consent {
  const allowed = Object.fromEntries(categories.map((category) => [category, true]));
  return { preferences: false, statistics: false, marketing: false, ...allowed };
}

/** An app that greets at once with its customer's consent. */
function appThatAllows(consent: Consent | undefined): Answers {
  const payload = {
    version: 1,
    app: { name: 'Exempelappen', version: '1.0' },
    capabilities: [],
    ...(consent && { consent }),
  };
  return { READY: [{ type: 'HELLO', payload }] };
}

/** Opens a page as a visitor with this consent; without one, the visitor declines. */
export async function openAllowing(page: Page, mode: Mode, path: string, consent?: Consent): Promise<Shop> {
  const shop = await launchIn(page, mode, appThatAllows(consent));
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const value = encodeURIComponent(choiceCookie(consent ?? onlyAllowing()));
  if (mode === 'site') await page.context().addCookies([{ name: 'luckan_consent', value, url: origin }]);
  await shop.open(path);
  return shop;
}

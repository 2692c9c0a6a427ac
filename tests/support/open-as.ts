import type { Page } from '@playwright/test';
import { launchIn, type Mode, type Shop } from './launch-in';
import { signInAs } from './sign-in';
import type { Answers } from './stand-in-app';

/** A page of the shop as one of the named people sees it, who has dismissed the cookie question. */
export async function openAs(page: Page, mode: Mode, person: string, path: string, answers?: Answers): Promise<Shop> {
  const shop = await launchIn(page, mode, answers);
  await signInAs(page, person);
  await shop.open(path);
  await shop.declineCookies();
  return shop;
}

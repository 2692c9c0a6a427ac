import type { Page } from '@playwright/test';
import { yearsAfter } from '../../src/lib/calendar';
import { asSomebodyElse } from './somebody-else';

/** A friend of the guardians and of the giver. */
export const petra = '19740922-2382';

export const dialog = (page: Page) => page.getByRole('dialog');
export const itemOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
export const announced = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
export const givenPowers = (page: Page) => page.getByRole('region', { name: 'Fullmakter du har gett' });
export const receivedPowers = (page: Page) => page.getByRole('region', { name: 'Fullmakter du har fått' });

const swedish = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Stockholm' });

/** The day in Sweden, as an ISO date. */
export const today = () => swedish.format(new Date());

/** A day as pages write it. */
export const longDate = (day: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Fills in and sends the dialog that gives a power of attorney. */
export async function givePower(page: Page, personalNumber: string, expires: string): Promise<void> {
  await dialog(page).getByLabel('Mottagarens personnummer').fill(personalNumber);
  await dialog(page).getByLabel('Gäller till och med').fill(expires);
  await dialog(page).getByRole('button', { name: 'Ge fullmakt' }).click();
}

/** A guardian gives Petra a power of attorney of Ebba's, and Petra consents. @returns Petra's calls, and where she sees it */
export async function givenForEbba(page: Page, expiryDate = yearsAfter(today(), 1)) {
  const guardian = await asSomebodyElse(page, 'guardian');
  const { children } = await guardian<{ children: { id: string; firstName: string }[] }>('GET', '/children');
  await guardian('POST', '/powers-of-attorney-giver', {
    childId: children.find(({ firstName }) => firstName === 'Ebba')?.id,
    personalIdNumber: petra,
    expiryDate,
    termsAccepted: true,
  });
  const receiver = await asSomebodyElse(page, 'receiver');
  const { powerOfAttorneyItems } = await receiver<{
    powerOfAttorneyItems: { id: string; giver: { firstName: string } }[];
  }>('GET', '/powers-of-attorney-receiver');
  const id = powerOfAttorneyItems.find(({ giver }) => giver.firstName === 'Ebba')?.id ?? '';
  const path = `/powers-of-attorney-receiver/${id}`;
  await receiver('PATCH', path, { approved: true, termsAccepted: true });
  return { receiver, id, path };
}

import { act } from 'react';
import { expect, vi } from 'vitest';
import { FindPharmacy } from '../../src/blocks/find-pharmacy/FindPharmacy';
import type { Subject } from '../../src/blocks/find-pharmacy/subject';
import { subject } from '../../src/blocks/find-pharmacy/testing/search-answers';
import { withQueries } from './queries';
import { byRole, press, render, type } from './render';

/** The text of the whole dialog, not only of its list. */
export const dialogText = () => (document.querySelector('dialog')?.textContent ?? '').replaceAll('\u00a0', ' ');
export const names = () => [...document.querySelectorAll('dialog h3')].map(({ textContent }) => textContent);

export async function see(text: string): Promise<void> {
  await vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    expect(dialogText()).toContain(text);
  }, 4000);
}

export async function open(product: Subject = subject): Promise<void> {
  await render(withQueries(<FindPharmacy product={product} />));
  await press(byRole('button', 'Hitta på apotek'));
  await see('Använd min position');
}

export async function searchLund(): Promise<void> {
  await type(document.querySelector('[role=combobox]') as HTMLInputElement, 'Lund');
  await press(byRole('button', 'Sök'));
}

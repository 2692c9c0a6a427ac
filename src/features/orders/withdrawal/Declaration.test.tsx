// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { fakeHttp } from '../../../../tests/support/fake-http';
import { withQueries } from '../../../../tests/support/queries';
import { byRole, press, render, until } from '../../../../tests/support/render';
import { productNumber } from '../../../domain/ids';
import type { Order } from '../../../domain/order';
import { bareItem, bareOrder } from '../../../domain/testing/order';
import { Declaration } from './Declaration';

const titles = ['Plåster', 'Salva'];
const items = titles.map((title, nth) => ({ ...bareItem, itemId: productNumber(`10000${nth}`), title }));
const boxes = () => titles.map((title) => byRole<HTMLInputElement>('checkbox', title));

async function show(order: Partial<Order>) {
  const on = { onSend: vi.fn(), onSent: vi.fn(), onRefused: vi.fn(), onGone: vi.fn() };
  const right = { kind: 'open' as const, items, until: '2026-04-20' };
  await render(
    withQueries(<Declaration order={{ ...bareOrder, ...order }} right={right} customerToken={null} {...on} />),
  );
  return on;
}

it('all rows are chosen at first', async () => {
  await show({});
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true]);
});

it('what an earlier withdrawal has left is chosen by hand', async () => {
  await show({ withdrawals: [{ id: '1', received: '2026-03-03T12:00:00Z', name: 'Kim', email: 'a@b.se', items: [] }] });
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
});

it('a missing choice is reported with what else is missing, and focused first', async () => {
  const { onSend } = await show({});
  for (const box of boxes()) await press(box);
  await press(byRole('button', 'Bekräfta att jag ångrar köpet'));
  expect(document.body.textContent).toContain('Välj minst en vara');
  expect(document.body.textContent).toContain('Obligatoriskt fält');
  expect(document.activeElement).toBe(boxes()[0]);
  expect(onSend).not.toHaveBeenCalled();
});

it('what fails for lack of a network and then at the service says so each time', async () => {
  await show({ customerName: 'Kim', email: 'kim@example.se' });
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  const send = async (online: boolean) => {
    onLine.mockReturnValue(online);
    fakeHttp(() => (online ? new Response(null, { status: 500 }) : Promise.reject(new TypeError('Failed to fetch'))));
    await act(async () => void dispatchEvent(new Event(online ? 'online' : 'offline')));
    await press(byRole('button', 'Bekräfta att jag ångrar köpet'));
  };
  await send(false);
  await until(() => expect(document.body.textContent).toContain('Du är inte uppkopplad'));
  await send(true);
  await until(() => expect(document.body.textContent).toContain('Köpet kunde inte ångras just nu'));
});

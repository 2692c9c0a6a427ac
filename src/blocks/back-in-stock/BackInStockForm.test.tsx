// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeHttp } from '../../../tests/support/fake-http';
import { withQueries } from '../../../tests/support/queries';
import { byRole, press, render, type } from '../../../tests/support/render';
import { parse } from '../../api/parse';
import { productNumber } from '../../domain/ids';
import { store } from '../../lib/store';
import { hasUnsavedStateAtom } from '../../lib/unsaved-state';
import { configAtom } from '../../platform/config/config';
import document_ from '../../platform/config/default.json';
import { configSchema } from '../../platform/config/schema';
import { BackInStockForm } from './BackInStockForm';

const failure = 'Tyvärr, något gick fel. Försök gärna igen eller kontakta oss om felet kvarstår.';
const added = 'Vi hör av oss när varan är tillbaka i lager';
const removed = 'Bevakningen är borttagen';
const watch = { id: 'abc', itemId: '100005', email: 'anna@luckan.example' };

const service = vi.fn<(method: string, path: string, body: unknown) => Response | Promise<Response>>();
const made = () => Response.json(watch, { status: 201 });

beforeEach(() => {
  store.set(configAtom, parse(configSchema, document_));
  fakeHttp(({ method, address, body }) => service(method, address, body));
  service
    .mockReset()
    .mockImplementation((method) => (method === 'POST' ? made() : new Response(null, { status: 204 })));
});

const field = () => byRole<HTMLInputElement>('textbox', 'E-post');
const send = () => press(byRole('button', 'Bevaka varan'));
const focused = () => document.activeElement?.textContent;

const open = () => render(withQueries(<BackInStockForm itemId={productNumber('100005')} />));

async function fillIn() {
  await open();
  await type(field(), 'anna@luckan.example');
  await press(byRole('checkbox', 'Jag accepterar villkoren'));
}

it('asks for an e-mail address and links to the terms', async () => {
  const { container } = await open();
  await type(field(), 'anna@');
  await send();
  const errors = [...container.querySelectorAll('[id$=e]')].map((element) => element.textContent);
  expect(errors).toEqual(['Ogiltlig e-post', 'Obligatoriskt fält']);
  expect(service).not.toHaveBeenCalled();
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/rad/kopvillkor/');
});

it('can be added, removed and added again, and the focus moves to each message', async () => {
  await fillIn();
  await send();
  expect(service).toHaveBeenLastCalledWith('POST', '/api/items/backinstock', { itemId: '100005', email: watch.email });
  expect(focused()).toBe(added);
  await press(byRole('button', 'Ta bort bevakningen'));
  expect(service).toHaveBeenLastCalledWith('DELETE', '/api/items/backinstock/abc', undefined);
  expect(focused()).toBe(removed);
  await press(byRole('button', 'Bevaka igen'));
  expect(service).toHaveBeenLastCalledWith('POST', '/api/items/backinstock', { itemId: '100005', email: watch.email });
  expect(focused()).toBe(added);
});

it('is the same watch when the customer comes back in this tab, and keeps its key from everybody else', async () => {
  const requests = fakeHttp(() => made());
  const keys = () => requests.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
  await fillIn();
  await send();
  await press(byRole('button', 'Ta bort bevakningen'));
  await press(byRole('button', 'Bevaka igen'));
  const [first, , again] = keys();
  expect(first).toMatch(/^[\w-]{32,}\.100005$/);
  expect(again).toBe(first);
});

it('holds the document from the first letter on, and as long as it shows what was sent', async () => {
  expect(store.get(hasUnsavedStateAtom)).toBe(false);
  await fillIn();
  expect(store.get(hasUnsavedStateAtom)).toBe(true);
  await send();
  expect(focused()).toBe(added);
  expect(store.get(hasUnsavedStateAtom)).toBe(true);
});

it('shows each failure and keeps the typed text', async () => {
  service.mockImplementation(() => new Response('{}', { status: 500 }));
  await fillIn();
  await send();
  expect(focused()).toBe(failure);
  await send();
  expect(focused()).toBe(failure);
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(field().value).toBe('anna@luckan.example');
  service.mockImplementation(made);
  await send();
  expect(focused()).toBe(added);
  expect(document.body.textContent).not.toContain(failure);
});

it('after too many tries the customer is asked to wait', async () => {
  service.mockImplementation(() => Response.json({ errorCode: 'TOO_MANY_CALLS' }, { status: 429 }));
  await fillIn();
  await send();
  expect(focused()).toBe('Det blev många försök på kort tid. Vänta en stund och försök igen.');
});

it('a lost network is a failure too', async () => {
  service.mockRejectedValue(new TypeError('offline'));
  await fillIn();
  await send();
  expect(focused()).toBe(failure);
});

it('shows an address that the service rejects as an error at its field', async () => {
  service.mockImplementation(() => Response.json({ errorCode: 'VALIDATION', errorFields: ['email'] }, { status: 400 }));
  await fillIn();
  await send();
  await vi.waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  expect(document.body.textContent).toContain('Ogiltlig e-post');
  expect(document.activeElement).toBe(field());
});

it('shows that a product has come back into stock meanwhile', async () => {
  service.mockImplementation(() => Response.json({ errorCode: 'IN_STOCK' }, { status: 409 }));
  await fillIn();
  await send();
  expect(focused()).toContain('Varan är redan tillbaka i lager');
});

it('a failed removal keeps the watch and its button', async () => {
  await fillIn();
  await send();
  service.mockImplementation(() => new Response(null, { status: 500 }));
  await press(byRole('button', 'Ta bort bevakningen'));
  expect(focused()).toBe(failure);
  expect(document.body.textContent).toContain(added);
  service.mockImplementation(() => new Response(null, { status: 404 }));
  await press(byRole('button', 'Ta bort bevakningen'));
  expect(focused()).toBe(removed);
});

it('pressed twice it adds one watch', async () => {
  let answer: (response: Response) => void = () => {};
  service.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await fillIn();
  await send();
  await send();
  expect(service).toHaveBeenCalledOnce();
  await act(async () => answer(made()));
  expect(focused()).toBe(added);
});

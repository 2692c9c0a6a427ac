// @vitest-environment happy-dom
import { Provider } from 'jotai';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { store } from '../../lib/store';
import { configAtom, startConfig, useConfig } from './config';
import builtJson from './default.json';
import { configSchema } from './schema';

const built = v.parse(configSchema, builtJson);
let renderings = 0;

function Contact() {
  renderings++;
  return <p>{useConfig()?.operator.phone}</p>;
}

const contact = (
  <Provider store={store}>
    <Contact />
  </Provider>
);

/** Simulates a prerendered document that loads its environment's configuration. */
async function visit(answer: () => Response) {
  store.set(configAtom, built);
  const container = document.createElement('div');
  container.innerHTML = renderToString(contact);
  const rendered = container.textContent;
  const config = await startConfig('/config.json', structuredClone(built), async () => answer());
  renderings = 0;
  const complaints: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, contact, { onRecoverableError: (error) => complaints.push(error) }),
  );
  const shown = container.textContent;
  await act(async () => root.unmount());
  return { rendered, shown, complaints, config };
}

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

it("the environment's phone number replaces the built one after hydration", async () => {
  const operator = { ...built.operator, phone: '0770-111 222' };
  const { rendered, shown, complaints } = await visit(() => Response.json({ ...built, operator }));
  expect(rendered).toBe(built.operator.phone);
  expect(shown).toBe('0770-111 222');
  expect(complaints).toEqual([]);
});

it("nothing is rendered twice if the environment's configuration equals the built one", async () => {
  const { shown } = await visit(() => Response.json(built));
  expect(shown).toBe(built.operator.phone);
  expect(renderings).toBe(1);
});

it("the shop starts with the built configuration if the environment's is invalid", async () => {
  const { shown, config } = await visit(() => Response.json({ ...built, appCookie: 1 }));
  expect(shown).toBe(built.operator.phone);
  expect(config).toEqual(built);
});

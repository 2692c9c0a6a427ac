// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { byRole, press, render } from '../../../tests/support/render';
import { tabChannel } from '../../platform/mode/tab-channel';
import { Link } from './Link';

afterEach(() => tabChannel.clear());

const addressOf = async (href: string) => {
  await render(<Link href={href}>{href}</Link>);
  return byRole<HTMLAnchorElement>('link', href).getAttribute('href');
};

it('in the partner’s channel, links to prescriptions lead to the partner’s variant, and others where they say', async () => {
  tabChannel.write('doktor-se');
  expect(await addressOf('/recept/')).toBe('/recept/doktor-se/');
  expect(await addressOf('/recept/barn/')).toBe('/recept/doktor-se/barn/');
  expect(await addressOf('/recept/doktor-se/djur/')).toBe('/recept/doktor-se/djur/');
  expect(await addressOf('/kampanjer/')).toBe('/kampanjer/');
});

it('in the shop’s own channel, every link leads where it says', async () => {
  expect(await addressOf('/recept/barn/')).toBe('/recept/barn/');
  expect(await addressOf('/recept/doktor-se/')).toBe('/recept/doktor-se/');
});

it('a link to the address that is shown adds no entry to the history, and one with other parameters does', async () => {
  window.history.replaceState(null, '', '/kampanjer/?sida=2');
  await render(
    <>
      <Link href="/kampanjer/?sida=2">Sida 2</Link>
      <Link href="/kampanjer/">Kampanjer</Link>
    </>,
  );
  const before = window.history.length;
  await press(byRole('link', 'Sida 2'));
  expect(window.history.length).toBe(before);
  await press(byRole('link', 'Kampanjer'));
  expect(window.history.length).toBe(before + 1);
  expect(window.location.pathname + window.location.search).toBe('/kampanjer/');
});

it('a prerendered link leads to the partner’s variant once it is hydrated', async () => {
  const link = <Link href="/recept/">Mina recept</Link>;
  tabChannel.write('doktor-se');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(link);
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/recept/');
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const problems: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, link, { onRecoverableError: (error) => problems.push(error) }),
  );
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/recept/doktor-se/');
  expect(problems).toEqual([]);
  await act(async () => root.unmount());
  container.remove();
});

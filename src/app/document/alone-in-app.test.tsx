// @vitest-environment happy-dom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useId } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { Router } from 'wouter';
import { partLoader } from '../../../tests/support/render';
import { Link } from '../../blocks/link/Link';
import { PartLoading } from '../../lib/part-loader';
import { siteHeader } from '../chrome/chrome';
import { SiteChrome } from '../chrome/SiteChrome';
import { aloneInApp } from './alone-in-app';
import { prerendered } from './testing/prerendered';

vi.mock('../chrome/SiteHeader', () => ({ SiteHeader: () => <header>Meny</header> }));
vi.mock('../messages/MessagesSpot', () => ({ MessagesSpot: () => null }));

/** The function as an inline script runs it: from its source text alone. */
const alone = new Function(`return (${aloneInApp})`)() as typeof aloneInApp;

beforeAll(async () => {
  i18n.loadAndActivate({ locale: 'sv', messages: {} });
  await partLoader.load(siteHeader);
});
afterEach(() => {
  delete document.documentElement.dataset.base;
});

function Screen() {
  const id = useId();
  return (
    <main>
      <label htmlFor={id}>Antal</label>
      <input id={id} />
      <Link href="/produkt/salva/">Salva</Link>
      <a href="//host.example/">Annan</a>
      <a href="#mer">Mer</a>
      <a href="/api/bipacksedel.pdf" target="_blank" rel="noopener">
        Bipacksedel
      </a>
    </main>
  );
}

const page = (base: string, screen: ReactNode) => (
  <PartLoading value={partLoader}>
    <I18nProvider i18n={i18n}>
      <Router base={base}>
        <SiteChrome>{screen}</SiteChrome>
      </Router>
    </I18nProvider>
  </PartLoading>
);

it('of a page’s document an app gets the screen alone, which React takes over as it is', async () => {
  const root = prerendered(page('', <Screen />));
  expect(root.querySelector('header')).not.toBeNull();
  document.documentElement.dataset.base = '/external';
  alone(document, root as HTMLElement);
  const links = () => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const expected = ['/external/produkt/salva/', '//host.example/', '#mer', '/api/bipacksedel.pdf'];
  expect(links()).toEqual(expected);
  const main = root.querySelector('main');
  const markup = main?.outerHTML;

  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const complaints = vi.spyOn(console, 'error');
  const problems: unknown[] = [];
  const app = hydrateRoot(root, page('/external', <Screen />), {
    onRecoverableError: (error) => problems.push(error),
  });
  onTestFinished(() => app.unmount());
  await vi.waitFor(() => expect(root.querySelector('[data-screen-only]')).not.toBeNull());
  expect(problems).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
  expect(root.querySelector('main')).toBe(main);
  expect(main?.outerHTML).toBe(markup);
  expect(root.querySelector('header')).toBeNull();
});

it('on the site the document stays as it is', () => {
  const root = prerendered(page('', <Screen />));
  const before = root.innerHTML;
  alone(document, root as HTMLElement);
  expect(root.innerHTML).toBe(before);
});

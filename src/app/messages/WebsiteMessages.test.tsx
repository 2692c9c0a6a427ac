// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { fakeHttp } from '../../../tests/support/fake-http';
import { press } from '../../../tests/support/render';
import { openAt } from '../../../tests/support/search';
import { createBrowserEmbedder } from '../../platform/embedder/browser-embedder';
import { setEmbedder } from '../../platform/embedder/current';
import { WebsiteMessages } from './WebsiteMessages';

const strike = { id: 'strike', severity: 'warning', text: 'Leveranser kan dröja på grund av snö.' };
const outage = { id: 'outage', severity: 'problem', text: 'Betalning med kort fungerar inte just nu.' };

const shown = () => document.querySelector('section')?.textContent;
const closeButton = () => document.querySelector<HTMLElement>('[aria-label="Stäng meddelandet"]');

it('while the browser is busy, the keyboard continues at the next message all the same', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => {});
  setEmbedder(createBrowserEmbedder(() => {}));
  fakeHttp(() => Response.json({ messages: [strike, outage] }));
  await openAt('/', <WebsiteMessages className="" />);
  expect(shown()).toContain(outage.text);
  const first = closeButton();
  if (first) await press(first);
  expect(shown()).toContain(strike.text);
  expect(document.activeElement).toBe(closeButton());
});

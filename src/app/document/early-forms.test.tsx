// @vitest-environment happy-dom
import { lazy, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { byRole } from '../../../tests/support/render';
import { PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { recordBlockedPresses } from '../../lib/blocked-presses';
import { recordPresses, repeatPresses } from './early-presses';
import { hydrate, prerendered } from './testing/prerendered';

function Finder({ onSearch }: { onSearch: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text);
      }}
    >
      <input aria-label="Ort" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="submit">Sök</button>
    </form>
  );
}

function typeAndSend(): boolean {
  const field = document.querySelector('[aria-label="Ort"]') as HTMLInputElement;
  field.value = 'Lund';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  let isLoadedAgain = false;
  const last = (event: Event) => {
    isLoadedAgain = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('submit', last, { once: true });
  byRole('button', 'Sök').click();
  window.removeEventListener('submit', last);
  return isLoadedAgain;
}

it('a form sent early is sent once it works, with what was typed, and does not load the page again', async () => {
  const onSearch = vi.fn();
  const root = prerendered(<Finder onSearch={onSearch} />);
  recordPresses(window, () => {});
  expect(typeAndSend()).toBe(false);
  expect(byRole('button', 'Sök').getAttribute('aria-busy')).toBe('true');
  hydrate(root, <Finder onSearch={onSearch} />);
  await repeatPresses(window);
  expect(onSearch.mock.calls).toEqual([['Lund']]);
  expect(byRole('button', 'Sök').hasAttribute('aria-busy')).toBe(false);
});

it('a form with an address of its own is sent by the browser', () => {
  prerendered(
    <form action="/sok/">
      <input aria-label="Ort" />
      <button type="submit">Sök</button>
    </form>,
  );
  recordPresses(window, () => {});
  onTestFinished(() => {
    window.luckanPresses?.();
  });
  expect(typeAndSend()).toBe(true);
});

it('a form of a part that loads later is sent once the part has loaded, and does not load the page again', async () => {
  const onSearch = vi.fn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = prerendered(
    <PartBoundary prerendered>
      <Finder onSearch={onSearch} />
    </PartBoundary>,
  );
  let load = () => {};
  const LazyFinder = lazy(
    () =>
      new Promise<{ default: typeof Finder }>((resolve) => {
        load = () => resolve({ default: Finder });
      }),
  );
  recordPresses(window, () => {});
  hydrate(
    root,
    <PartBoundary prerendered>
      <LazyFinder onSearch={onSearch} />
    </PartBoundary>,
  );
  recordBlockedPresses(document);
  await repeatPresses(window);
  expect(typeAndSend()).toBe(false);
  await vi.waitFor(() => expect(byRole('button', 'Sök').getAttribute('aria-busy')).toBe('true'));
  expect(onSearch).not.toHaveBeenCalled();
  load();
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledOnce());
  expect(onSearch).toHaveBeenCalledWith('Lund');
  expect(byRole('button', 'Sök').hasAttribute('aria-busy')).toBe(false);
});

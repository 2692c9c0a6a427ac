// @vitest-environment happy-dom
import { act, Suspense, use, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import { useShownPath } from './use-shown-path';

let go: (path: string) => void = () => {};
let load = () => {};
let slow: Promise<void>;

function Screen({ path }: { path: string }) {
  if (path === '/slow/') use(slow);
  return <p>{path}</p>;
}

function Page() {
  const [path, setPath] = useState('/first/');
  go = setPath;
  const shown = useShownPath(path, path !== '/slow/');
  return (
    <Suspense fallback="waiting">
      <Screen key={shown} path={shown} />
    </Suspense>
  );
}

const shown = () => document.body.textContent;

async function open(): Promise<void> {
  slow = new Promise((resolve) => {
    load = resolve;
  });
  await render(<Page />);
  expect(shown()).toBe('/first/');
}

it('the last screen stays until the next one is ready, without any screen before it', async () => {
  await open();
  await act(async () => {
    flushSync(() => go('/second/'));
    expect(shown()).toBe('/second/');
    // Before React has rendered anything in the background.
    flushSync(() => go('/slow/'));
    expect(shown()).toBe('/second/');
  });
  expect(shown()).toBe('/second/');
  await act(async () => load());
  expect(shown()).toBe('/slow/');
});

it('a screen that waits does not return once its visitor has gone on', async () => {
  await open();
  await act(async () => go('/slow/'));
  expect(shown()).toBe('/first/');
  await act(async () => go('/second/'));
  expect(shown()).toBe('/second/');
  await act(async () => load());
  expect(shown()).toBe('/second/');
});

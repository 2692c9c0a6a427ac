// @vitest-environment happy-dom
import { atom, createStore, Provider, useAtomValue } from 'jotai';
import { act, type ReactNode, Suspense, startTransition, use } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { Store } from './store';
import { usePrerendered } from './use-prerendered';

const nameAtom = atom('nobody');
let shown: string[] = [];

interface PageProps {
  /** Pending code of the part in the browser. */
  code?: Promise<null> | undefined;
}

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  shown = [];
});

function Name() {
  const name = usePrerendered(useAtomValue(nameAtom), 'nobody');
  shown.push(name);
  return <b>{name}</b>;
}

function Part({ code }: PageProps) {
  if (code) use(code);
  return <b>part</b>;
}

function Page({ code }: PageProps) {
  const name = usePrerendered(useAtomValue(nameAtom), 'nobody');
  return (
    <div title={name}>
      <Suspense>
        <Part code={code} />
      </Suspense>
    </div>
  );
}

function element(markup = '') {
  const container = document.createElement('div');
  container.innerHTML = markup;
  return container;
}

function cleanUp(root: Root) {
  onTestFinished(async () => act(async () => root.unmount()));
}

/** Hydrates markup rendered with the first value, with a store that may have another one. */
async function hydrate(store: Store, page: ReactNode, rendered = page) {
  const container = element(renderToString(<Provider store={createStore()}>{rendered}</Provider>));
  const before = container.querySelector('b');
  const complaints: unknown[] = [];
  const onRecoverableError = (error: unknown) => complaints.push(error);
  shown = [];
  const root = await act(async () =>
    hydrateRoot(container, <Provider store={store}>{page}</Provider>, { onRecoverableError }),
  );
  cleanUp(root);
  return { container, before, complaints };
}

it('prerendered markup is preserved, and the current value follows', async () => {
  const store = createStore();
  store.set(nameAtom, 'Anna');
  const { container, before, complaints } = await hydrate(store, <Name />);
  expect(shown[0]).toBe('nobody');
  expect(container.textContent).toBe('Anna');
  expect(container.querySelector('b')).toBe(before);
  expect(complaints).toEqual([]);
});

it('a part mounted by the browser shows the current value from the start', async () => {
  const store = createStore();
  store.set(nameAtom, 'Anna');
  const root = createRoot(element());
  cleanUp(root);
  await act(async () =>
    root.render(
      <Provider store={store}>
        <Name />
      </Provider>,
    ),
  );
  expect(new Set(shown)).toEqual(new Set(['Anna']));
});

it('a change in a transition preserves the markup of a nested part that still waits for its code', async () => {
  const store = createStore();
  let arrive = () => {};
  const code = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const { container, before } = await hydrate(store, <Page code={code} />, <Page />);
  await act(async () => startTransition(() => store.set(nameAtom, 'Anna')));
  expect(container.querySelector('b')).toBe(before);
  await act(async () => arrive());
  expect(container.querySelector('b')).toBe(before);
  expect(container.querySelector('div')?.title).toBe('Anna');
});

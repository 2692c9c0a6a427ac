// @vitest-environment happy-dom
import { atom, createStore, Provider, useAtomValue } from 'jotai';
import { act, type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { byRole, partLoader, press, render } from '../../../tests/support/render';
import { type Part, part } from '../../lib/part';
import { PartLoading } from '../../lib/part-loader';
import { store } from '../../lib/store';
import { usePrerendered } from '../../lib/use-prerendered';
import { Toasts } from '../../ui/toast/Toasts';
import { CannotShow, PartBoundary } from './PartBoundary';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function Drawer({ children = 'Innehåll' }: { children?: string }) {
  return <p>{children}</p>;
}

function Page({ drawer }: { drawer: Part<{ children?: string }> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Öppna
      </button>
      {open && (
        <PartBoundary message={<CannotShow />} onFail={() => setOpen(false)}>
          <drawer.Component />
        </PartBoundary>
      )}
      <Toasts />
    </>
  );
}

const gone = new TypeError('Failed to fetch dynamically imported module');

async function loaded(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });
}

it('a part that fails to load keeps the page, shows a message, and is fetched again on the next request', async () => {
  const load = vi.fn(async () => ({ Drawer })).mockRejectedValueOnce(gone);
  const drawer = part(load, 'Drawer');
  await render(<Page drawer={drawer} />);
  await press(byRole('button', 'Öppna'));
  await loaded();
  expect(document.querySelector('[role=status]')?.textContent).toContain('Kontrollera att du är uppkopplad');
  await press(byRole('button', 'Öppna'));
  await loaded();
  expect(document.body.textContent).toContain('Innehåll');
  expect(load).toHaveBeenCalledTimes(2);
});

it('a part that failed without a network is fetched again once there is one', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => network.mockRestore());
  const load = vi.fn(async () => ({ Drawer })).mockRejectedValueOnce(gone);
  const drawer = part(load, 'Drawer');
  await render(
    <PartBoundary fallback={<p>I stället</p>}>
      <drawer.Component />
    </PartBoundary>,
  );
  await loaded();
  expect(document.body.textContent).toContain('I stället');
  network.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  await loaded();
  expect(document.body.textContent).toContain('Innehåll');
  expect(load).toHaveBeenCalledTimes(2);
});

it('a part that keeps failing is not fetched over and over', async () => {
  const load = vi.fn((): Promise<{ Drawer: typeof Drawer }> => Promise.reject(gone));
  const drawer = part(load, 'Drawer');
  await render(
    <PartBoundary fallback={<p>I stället</p>}>
      <drawer.Component />
    </PartBoundary>,
  );
  await loaded();
  await loaded();
  expect(document.body.textContent).toBe('I stället');
  expect(load).toHaveBeenCalledOnce();
});

it('a part whose preload failed is fetched when it is needed', async () => {
  const load = vi.fn(async () => ({ Drawer })).mockRejectedValueOnce(gone);
  const drawer = part(load, 'Drawer');
  await expect(partLoader.load(drawer)).rejects.toThrow(gone);
  await render(
    <PartBoundary>
      <drawer.Component />
    </PartBoundary>,
  );
  await loaded();
  expect(document.body.textContent).toBe('Innehåll');
});

const nameAtom = atom('ingen');
const askedAtom = atom(false);

function Name({ children }: { children?: string }) {
  return (
    <b>
      {children} {usePrerendered(useAtomValue(nameAtom), 'ingen')}
    </b>
  );
}

/** Code that has not loaded until `arrive`. */
function pendingPart() {
  let arrive = () => {};
  const code = new Promise<{ Name: typeof Name }>((resolve) => {
    arrive = () => resolve({ Name });
  });
  return { name: part(() => code, 'Name'), arrive: () => arrive() };
}

function Environment({ children }: { children: (value: string) => ReactNode }) {
  const value = useAtomValue(nameAtom);
  return (
    <div title={value}>
      <PartBoundary prerendered>{children(value)}</PartBoundary>
    </div>
  );
}

it('prerendered markup stays when state above it changes before its code has loaded', async () => {
  const { name, arrive } = pendingPart();
  const own = createStore();
  const page = (children: (value: string) => ReactNode) => (
    <Provider store={own}>
      <PartLoading value={partLoader}>
        <Environment>{children}</Environment>
      </PartLoading>
    </Provider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page((value) => <Name>{value}</Name>));
  const markup = container.querySelector('b');
  const root = await act(async () =>
    hydrateRoot(
      container,
      page((value) => <name.Component>{value}</name.Component>),
    ),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  await act(async () => own.set(nameAtom, 'Anna'));
  expect(container.querySelector('div')?.title).toBe('Anna');
  expect(container.querySelector('b')).toBe(markup);
  await act(async () => arrive());
  expect(container.querySelector('b')).toBe(markup);
  expect(container.textContent).toBe('Anna Anna');
});

function Rows({ more }: { more: Part<object> }) {
  return (
    <>
      <b>Rader</b>
      {useAtomValue(askedAtom) && (
        <PartBoundary placeholder={<i>Laddar</i>}>
          <more.Component />
        </PartBoundary>
      )}
    </>
  );
}

it('what a part shows stays when a change of state adds another part to it', async () => {
  const { name, arrive } = pendingPart();
  const rows = part(async () => ({ Rows }), 'Rows');
  await render(
    <PartBoundary placeholder={<i>Allt laddar</i>}>
      <rows.Component more={name} />
    </PartBoundary>,
  );
  await loaded();
  expect(document.body.textContent).toBe('Rader');
  await act(async () => store.set(askedAtom, true));
  expect(document.body.textContent).toBe('RaderLaddar');
  await act(async () => arrive());
  expect(document.body.textContent).toBe('Rader ingen');
});

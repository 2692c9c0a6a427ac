// @vitest-environment happy-dom
import { act, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { byRole, partLoader, press, render } from '../../../tests/support/render';
import { type Part, part } from '../../lib/part';
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

// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../tests/support/render';
import { configureTracking } from '../../telemetry/track';
import { Collapsible } from './Collapsible';

beforeEach(() => history.replaceState(null, ''));

async function toggle(open: boolean): Promise<void> {
  const details = document.querySelector('details') as HTMLDetailsElement;
  await act(async () => {
    details.open = open;
    details.dispatchEvent(new Event('toggle'));
  });
}

it('reports when it is opened and closed', async () => {
  const listener = vi.fn();
  configureTracking(listener);
  await render(<Collapsible title="Innehåll">Vatten</Collapsible>);
  await toggle(true);
  await toggle(false);
  const events = listener.mock.calls.map(([event]) => event);
  const event = (open: boolean) => ({ name: 'collapsible_toggled', parameters: { title: 'Innehåll', open } });
  expect(events).toContainEqual(event(true));
  expect(events.at(-1)).toEqual(event(false));
});

it('being open from the start is not reported', async () => {
  const listener = vi.fn();
  configureTracking(listener);
  await render(
    <Collapsible title="Innehåll" open>
      Vatten
    </Collapsible>,
  );
  await toggle(true);
  expect(listener).not.toHaveBeenCalled();
  await toggle(false);
  expect(listener).toHaveBeenCalledExactlyOnceWith({
    name: 'collapsible_toggled',
    parameters: { title: 'Innehåll', open: false },
  });
});

it('reports nothing if tracking is off', async () => {
  const listener = vi.fn();
  configureTracking(listener);
  await render(
    <Collapsible title="Innehåll" isTracked={false}>
      Vatten
    </Collapsible>,
  );
  await toggle(true);
  expect(listener).not.toHaveBeenCalled();
});

it('is as it was left when the page is shown again, and that is not reported', async () => {
  const listener = vi.fn();
  configureTracking(listener);
  history.replaceState({ ofAnother: true }, '');
  const { show } = await render(<Collapsible title="Innehåll">Vatten</Collapsible>);
  await toggle(true);
  await show(null);
  listener.mockClear();
  expect(history.state).toMatchObject({ ofAnother: true });
  await render(<Collapsible title="Innehåll">Vatten</Collapsible>);
  expect(document.querySelector('details')).toHaveProperty('open', true);
  await toggle(true);
  expect(listener).not.toHaveBeenCalled();
});

it('is closed on a page that is opened anew', async () => {
  const { show } = await render(<Collapsible title="Innehåll">Vatten</Collapsible>);
  await toggle(true);
  await show(null);
  history.pushState(null, '');
  await render(<Collapsible title="Innehåll">Vatten</Collapsible>);
  expect(document.querySelector('details')).toHaveProperty('open', false);
});

it('reports it, too, when it is opened before its code has come', async () => {
  const listener = vi.fn();
  configureTracking(listener);
  const section = <Collapsible title="Innehåll">Vatten</Collapsible>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(section);
  container.querySelector('details')?.setAttribute('open', '');
  const root = await act(async () => hydrateRoot(container, section));
  expect(listener).toHaveBeenCalledExactlyOnceWith({
    name: 'collapsible_toggled',
    parameters: { title: 'Innehåll', open: true },
  });
  await act(async () => root.unmount());
  container.remove();
});

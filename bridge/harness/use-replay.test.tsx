// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { render } from '../../tests/support/render';
import { type Replaying, useReplay } from './use-replay';

const message = { direction: 'toHost', type: 'ROUTE_CHANGE', payload: { path: '/' } } as const;
const route = { ...message, after: 0 };
const received = { ...message, id: 'i', session: 's', seq: 0 };

let replay: Replaying;

function Page() {
  replay = useReplay(() => null);
  return <p>{replay.running ?? 'none'}</p>;
}

it('a test that waits for the shop is running until it is stopped, and the next one gets its messages', async () => {
  const { container } = await render(<Page />);
  await act(async () => void replay.start([route, route], 'assert'));
  expect(container.textContent).toBe('assert');
  await act(async () => replay.stop());
  expect(container.textContent).toBe('none');
  expect(replay.steps).toMatchObject([{ result: 'skipped', reason: 'stopped' }]);

  await act(async () => void replay.start([route], 'assert'));
  await act(async () => replay.receive(received));
  expect(container.textContent).toBe('none');
  expect(replay.steps).toMatchObject([{ result: 'passed' }]);
});

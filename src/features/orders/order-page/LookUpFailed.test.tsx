// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../../../../tests/support/render';
import { LookUpFailed } from './LookUpFailed';

function network(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  return act(async () => void dispatchEvent(new Event(online ? 'online' : 'offline')));
}

it('a call that failed without a network does not become a failure of the service once there is one', async () => {
  await network(false);
  const { container } = await render(<LookUpFailed failure={{ kind: 'network' }} wasOffline />);
  expect(container.textContent).toContain('Du är inte uppkopplad');
  await network(true);
  expect(container.textContent).toContain('Du är uppkopplad igen');
  expect(container.textContent).not.toContain('kunde inte hämtas');
});

it('a failure of the service is called one', async () => {
  const { container } = await render(<LookUpFailed failure={{ kind: 'timeout' }} wasOffline={false} />);
  expect(container.textContent).toContain('Beställningen kunde inte hämtas');
});

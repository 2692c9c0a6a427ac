// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../../../../tests/support/render';
import { unsentBy } from '../unsent';
import { NotSent } from './NotSent';

it('a withdrawal that failed for want of a network is no failure of the service once the network is back', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { container } = await render(<NotSent unsent={unsentBy({ kind: 'network' })} />);
  expect(container.textContent).toBe(
    'Du är inte uppkopplad' + 'Köpet är inte ångrat än. Försök igen när du har nätverk.',
  );
  network.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(container.textContent).toBe('Du är uppkopplad igen' + 'Köpet är inte ångrat än. Försök igen.');
});

it('one that the service did not take is, with the way to call', async () => {
  const { container } = await render(<NotSent unsent={unsentBy({ kind: 'network' })} />);
  expect(container.textContent).toContain('Köpet kunde inte ångras just nu');
});

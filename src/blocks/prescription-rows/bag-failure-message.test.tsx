// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../../../tests/support/render';
import { bagFailureMessage } from './bag-failure-message';

it('a change that failed without a network does not call the browser offline once it is not', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { container } = await render(bagFailureMessage({ kind: 'network' }));
  expect(container.textContent).toBe('Du är inte uppkopplad. Försök igen när du har nätverk.');
  onLine.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(container.textContent).toBe('Ändringen är inte sparad än. Försök igen.');
});

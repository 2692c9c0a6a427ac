// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '../../../../tests/support/render';
import { DeliveryIncomplete } from './DeliveryIncomplete';

afterEach(() => vi.restoreAllMocks());

it.each([
  [false, 'Du är inte uppkopplad. Försök igen när du har nätverk.'],
  [true, 'Vi har inte fått kontakt. Kontrollera din uppkoppling och försök igen.'],
])('what could not be sent is not called incomplete (online: %s)', async (online, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const { container } = await render(<DeliveryIncomplete fields={['connection']} />);
  expect(container.querySelector('[role=alert]')?.textContent).toBe(text);
});

it('what is missing besides is named', async () => {
  const { container } = await render(<DeliveryIncomplete fields={['city', 'connection']} />);
  expect(container.textContent).toBe('Det här saknas eller är fel: ort.');
});

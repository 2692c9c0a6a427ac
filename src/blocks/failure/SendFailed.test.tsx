// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '../../../tests/support/render';
import { SendFailed } from './SendFailed';

function network(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  return act(async () => void dispatchEvent(new Event(online ? 'online' : 'offline')));
}

it('a change that failed without a network is not blamed on the service, neither then nor once there is one', async () => {
  await network(false);
  const { container } = await render(<SendFailed failure={1} title="Något gick fel när barnet lades till" />);
  expect(container.textContent).toBe('Du är inte uppkopplad' + 'Försök igen när du har nätverk.');
  await network(true);
  expect(container.textContent).toBe('Du är uppkopplad igen' + 'Ändringen är inte sparad än. Försök igen.');
});

it('a failure of the service is called one, also after the network has been gone', async () => {
  await network(true);
  const { container } = await render(<SendFailed failure={1} title="Något gick fel när barnet lades till" />);
  expect(container.textContent).toContain('Något gick fel när barnet lades till');
  await network(false);
  await network(true);
  expect(container.textContent).toContain('Något gick fel när barnet lades till');
});

it('each failure has its own explanation, also while the last one is still shown', async () => {
  await network(false);
  const withdrawal = (failure: number) => (
    <SendFailed
      failure={failure}
      title="Köpet kunde inte ångras just nu"
      whenOffline="Köpet är inte ångrat än. Försök igen när du har nätverk."
      whenOnline="Köpet är inte ångrat än. Försök igen."
    >
      Skickar du två gånger räknas det som en.
    </SendFailed>
  );
  const { container, show } = await render(withdrawal(1));
  expect(container.textContent).toBe(
    'Du är inte uppkopplad' + 'Köpet är inte ångrat än. Försök igen när du har nätverk.',
  );
  await network(true);
  expect(container.textContent).toBe('Du är uppkopplad igen' + 'Köpet är inte ångrat än. Försök igen.');
  await show(withdrawal(2));
  expect(container.textContent).toBe('Köpet kunde inte ångras just nu' + 'Skickar du två gånger räknas det som en.');
});

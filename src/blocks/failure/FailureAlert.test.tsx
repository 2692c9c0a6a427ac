// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { byRole, press, render } from '../../../tests/support/render';
import { FailureAlert } from './FailureAlert';

function Page() {
  const [failed, setFailed] = useState(true);
  return (
    <main>
      <h1>Din beställning</h1>
      {failed ? <FailureAlert onRetry={() => setFailed(false)} /> : <button type="button">Nästa</button>}
    </main>
  );
}

it('after a press on the button that goes with it, the keyboard continues at the heading', async () => {
  await render(<Page />);
  await press(byRole('button', 'Försök igen'));
  expect(document.activeElement?.textContent).toBe('Din beställning');
});

it('a retry by itself, once the network is back, leaves the focus where it is', async () => {
  await render(<Page />);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(byRole('button', 'Nästa')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

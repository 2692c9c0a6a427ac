// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
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

function Replaced() {
  const [failed, setFailed] = useState(true);
  return (
    <main>
      {failed ? (
        <div>
          <h1>Mina köp</h1>
          <FailureAlert onRetry={() => setFailed(false)} />
        </div>
      ) : (
        <p>Dina uppgifter hämtas</p>
      )}
    </main>
  );
}

it('it continues in the page if the heading goes, too', async () => {
  await render(<Replaced />);
  await press(byRole('button', 'Försök igen'));
  expect(document.activeElement?.tagName).toBe('MAIN');
});

it('a retry by itself, once the network is back, leaves the focus where it is', async () => {
  await render(<Page />);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(byRole('button', 'Nästa')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

it('in place of a page it takes the focus, so that it comes into view, unless something else has it', async () => {
  const { show } = await render(<FailureAlert fillsPage onRetry={() => {}} />);
  expect(document.activeElement?.role).toBe('alert');
  await show(<h1 tabIndex={-1}>Din beställning</h1>);
  document.querySelector('h1')?.focus();
  await show(
    <>
      <h1 tabIndex={-1}>Din beställning</h1>
      <FailureAlert fillsPage onRetry={() => {}} />
    </>,
  );
  expect(document.activeElement?.textContent).toBe('Din beställning');
});

it('says that it tries again once the network is back, and what went wrong only if it stays', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  await render(<FailureAlert title="Kvittot kunde inte hämtas" onRetry={() => {}} />);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(document.body.textContent).toContain('Du är uppkopplad igen');
  expect(document.body.textContent).not.toContain('Kvittot kunde inte hämtas');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(document.body.textContent).toContain('Kvittot kunde inte hämtas');
});

it('where a retry by itself takes the focused button away, the keyboard continues at the heading, too', async () => {
  await render(<Page />);
  byRole('button', 'Försök igen').focus();
  await act(async () => void dispatchEvent(new Event('online')));
  expect(document.activeElement?.textContent).toBe('Din beställning');
});

it('reports to who moves the focus whether there is one to move', async () => {
  const onRetry = vi.fn();
  await render(<FailureAlert movesFocus onRetry={onRetry} />);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(onRetry).toHaveBeenLastCalledWith(false);
  await press(byRole('button', 'Försök igen'));
  expect(onRetry).toHaveBeenLastCalledWith(true);
});

it('takes the focus of a button that has given way to it', async () => {
  await render(<FailureAlert takesFocus onRetry={() => {}} />);
  expect(document.activeElement?.role).toBe('alert');
});

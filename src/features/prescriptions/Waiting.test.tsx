// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { render } from '../../../tests/support/render';
import { Waiting } from './Waiting';

it('says after a few seconds that it takes longer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { container } = await render(<Waiting label="Recepten hämtas" />);
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(container.textContent).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(container.querySelector('[role=status]')?.textContent).toBe(
    'Det tar längre tid än vanligt. Vi fortsätter att försöka.',
  );
});

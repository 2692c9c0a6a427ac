import { expect, it, vi } from 'vitest';
import { createRefresher } from './refresher';

function stage() {
  const done: string[] = [];
  const answers: (() => void)[] = [];
  const refresher = createRefresher(
    { suspend: () => void done.push('suspend'), resume: () => void done.push('resume') },
    () => {
      done.push('ask');
      return new Promise<void>((resolve) => answers.push(resolve));
    },
  );
  return { done, answers, refresher };
}

it('nothing can be chosen while the provider is updated to the cart', async () => {
  const { done, answers, refresher } = stage();
  const refreshed = refresher.refresh();
  expect(done).toEqual(['suspend', 'ask']);
  expect(refresher.isBusy()).toBe(true);
  answers[0]?.();
  await refreshed;
  expect(done).toEqual(['suspend', 'ask', 'resume']);
  expect(refresher.isBusy()).toBe(false);
});

it('changes during an update are sent together in one more update', async () => {
  const { done, answers, refresher } = stage();
  const refreshed = Promise.all([refresher.refresh(), refresher.refresh(), refresher.refresh()]);
  answers[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await refreshed;
  expect(done).toEqual(['suspend', 'ask', 'ask', 'resume']);
});

it('the provider stays usable if its service fails', async () => {
  const resume = vi.fn();
  const refresher = createRefresher({ suspend: vi.fn(), resume }, () => Promise.reject(new Error('gone')));
  await refresher.refresh();
  expect(resume).toHaveBeenCalledOnce();
});

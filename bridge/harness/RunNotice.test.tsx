// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { render } from '../../tests/support/render';
import { RunNotice } from './RunNotice';

it.each([
  ['replay', 'A recording is being replayed'],
  ['assert', 'A recording is running as a test'],
  ['conformance', 'The conformance run is going on'],
] as const)('a run (%s) is announced, and can be stopped', async (run, text) => {
  const onStop = vi.fn();
  const { container } = await render(<RunNotice run={run} onStop={onStop} />);
  expect(container.querySelector('[role=status]')?.textContent).toContain(text);
  container.querySelector('button')?.click();
  expect(onStop).toHaveBeenCalledOnce();
});

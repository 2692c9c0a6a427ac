// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import { provideFlags } from './flags';
import { useFlag } from './use-flag';

function Probe() {
  return useFlag('similar-products-first') ? 'on' : 'off';
}

it('a flag is off until it is known, does not change what is shown, and counts for what is mounted later', async () => {
  const { container, show } = await render(<Probe key="first" />);
  expect(container.textContent).toBe('off');
  provideFlags(() => true);
  await show(<Probe key="first" />);
  expect(container.textContent).toBe('off');
  await show(<Probe key="second" />);
  expect(container.textContent).toBe('on');
});

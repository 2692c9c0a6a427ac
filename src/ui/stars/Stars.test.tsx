// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import { Stars } from './Stars';
import { fill } from './Stars.css';

const { full, half, empty } = fill;

it.each([
  [0, [empty, empty, empty, empty, empty]],
  [2.2, [full, full, empty, empty, empty]],
  [2.3, [full, full, half, empty, empty]],
  [4.6, [full, full, full, full, half]],
  [5, [full, full, full, full, full]],
])('%s is drawn to the nearest half star', async (value, stars) => {
  const { container } = await render(<Stars value={value} label={`Betyg ${value} av 5`} />);
  expect([...container.querySelectorAll('[role=img] span')].map(({ className }) => className)).toEqual(stars);
});

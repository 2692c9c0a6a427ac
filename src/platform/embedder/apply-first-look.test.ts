// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { applyFirstLook } from './apply-first-look';

const sides = ['top', 'right', 'bottom', 'left'];

function looks(look: unknown) {
  const root = document.createElement('html');
  root.className = 'theme-green';
  applyFirstLook(root, look);
  return [root.className, ...sides.map((side) => root.style.getPropertyValue(`--inset-${side}`))];
}

it('theme and insets apply', () => {
  const insets = { top: 47, right: 0, bottom: 34.5, left: 0 };
  expect(looks({ theme: 'orange', insets })).toEqual(['theme-orange', '47px', '', '34.5px', '']);
});

it.each([
  undefined,
  null,
  'orange',
  {},
  { theme: 'x; y', insets: { top: '1px;', bottom: 5_000 } },
  { insets: { top: Number.NaN, left: -1 } },
  { insets: 7 },
])('%j changes nothing', (look) => {
  expect(looks(look)).toEqual(['theme-green', '', '', '', '']);
});

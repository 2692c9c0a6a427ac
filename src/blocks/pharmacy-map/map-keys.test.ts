import { expect, it } from 'vitest';
import { moveOf } from './map-keys';

const press = (key: string, more: object = {}) =>
  moveOf({ key, altKey: false, ctrlKey: false, metaKey: false, ...more });

it('arrows move the map, plus and minus zoom it, wherever the keyboard has them', () => {
  expect(press('ArrowLeft')).toEqual({ kind: 'pan', x: -0.25, y: 0 });
  expect(press('ArrowDown')).toEqual({ kind: 'pan', x: 0, y: 0.25 });
  for (const key of ['+', '=']) expect(press(key)).toEqual({ kind: 'zoom', by: 1 });
  expect(press('-')).toEqual({ kind: 'zoom', by: -1 });
});

it('other keys, and keys of the browser, do nothing', () => {
  for (const key of ['Tab', 'Enter', ' ', 'a', 'Escape']) expect(press(key)).toBeNull();
  expect(press('+', { ctrlKey: true })).toBeNull();
  expect(press('ArrowLeft', { altKey: true })).toBeNull();
});

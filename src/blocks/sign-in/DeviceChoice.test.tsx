// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { byRole, render } from '../../../tests/support/render';
import { DeviceChoice } from './DeviceChoice';

it.each([
  ['a press', 1, 1],
  ['the keyboard', 0, 1],
  ['the second press of a double press on the question before', 2, 0],
])('%s answers as often as it should', async (_, detail, times) => {
  const onChoose = vi.fn();
  await render(<DeviceChoice onChoose={onChoose} onProviders={() => {}} />);
  const button = byRole('button', 'BankID på den här enheten');
  await act(async () => void button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
  expect(onChoose).toHaveBeenCalledTimes(times);
});

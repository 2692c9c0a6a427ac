// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { byRole, key, press, render, type } from '../../../tests/support/render';
import { QuantityStepper } from './QuantityStepper';

const labels = { value: 'Antal', less: 'Minska', more: 'Öka' };

interface RowProps {
  start: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
}

function Row({ start, onChange, ...bounds }: RowProps) {
  const [value, setValue] = useState(start);
  function change(next: number) {
    onChange(next);
    setValue(next);
  }
  return <QuantityStepper {...bounds} value={value} labels={labels} onChange={change} />;
}

async function renderStepper(props: Omit<RowProps, 'onChange'>) {
  const onChange = vi.fn();
  await render(<Row {...props} onChange={onChange} />);
  return { onChange, field: byRole<HTMLInputElement>('textbox', 'Antal') };
}

it('steps within its bounds, and a button at the limit keeps the focus', async () => {
  const { onChange, field } = await renderStepper({ start: 2, max: 3 });
  const more = byRole('button', 'Öka');
  await press(more);
  await press(more);
  expect(field.value).toBe('3');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(3);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(more);
});

it('announces the new number', async () => {
  await renderStepper({ start: 2 });
  await press(byRole('button', 'Minska'));
  expect(document.querySelector('[role=status]')?.textContent).toBe('Antal: 1');
  await press(byRole('button', 'Minska'));
  expect(document.querySelector('[role=status]')?.textContent).toBe('Antal: 1');
});

it('can remove the last one if the row may disappear', async () => {
  const { onChange } = await renderStepper({ start: 1, min: 0 });
  await press(byRole('button', 'Minska'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(0);
});

it('decreases to the remaining stock', async () => {
  const { onChange } = await renderStepper({ start: 8, max: 3 });
  await press(byRole('button', 'Minska'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(3);
});

it('applies a typed number when the field loses the focus, once, within bounds', async () => {
  const { onChange, field } = await renderStepper({ start: 1, max: 50 });
  await type(field, '99x');
  expect(field.value).toBe('99');
  expect(onChange).not.toHaveBeenCalled();
  await act(async () => field.blur());
  expect(onChange).toHaveBeenCalledExactlyOnceWith(50);
  expect(field.value).toBe('50');
});

it.each([
  ['0', '1'],
  ['-1', '4'],
  ['abc', '4'],
  ['1e9', '1'],
  ['1,5', '1'],
  ['999', '50'],
])('%s is read up to the first character that is not a digit, and limited to the bounds: %s', async (text, shown) => {
  const { field } = await renderStepper({ start: 4, max: 50 });
  await type(field, text);
  await act(async () => field.blur());
  expect(field.value).toBe(shown);
});

it('restores the previous number when the field is left empty', async () => {
  const { onChange, field } = await renderStepper({ start: 4 });
  await type(field, '');
  await key(field, 'Enter');
  expect(field.value).toBe('4');
  expect(onChange).not.toHaveBeenCalled();
});

it('steps with the arrow keys', async () => {
  const { field } = await renderStepper({ start: 4 });
  await key(field, 'ArrowUp');
  expect(field.value).toBe('5');
  await key(field, 'ArrowDown');
  await key(field, 'ArrowDown');
  expect(field.value).toBe('3');
});

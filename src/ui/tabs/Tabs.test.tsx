// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { byRole, key, press, render } from '../../../tests/support/render';
import { Tabs } from './Tabs';

const tabs = ['Beskrivning', 'Innehåll', 'Bipacksedel'].map((label, n) => ({
  id: `${n}`,
  label,
  content: `${label} …`,
}));

function shown(): string[] {
  const panels = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')];
  return panels.filter(({ hidden }) => !hidden).map(({ textContent }) => textContent ?? '');
}

it('shows one panel and supports the keyboard', async () => {
  await render(<Tabs label="Om varan" tabs={tabs} />);
  expect(shown()).toEqual(['Beskrivning …']);
  const first = byRole('tab', 'Beskrivning');
  first.focus();
  await key(first, 'ArrowLeft');
  expect(shown()).toEqual(['Bipacksedel …']);
  expect(document.activeElement).toBe(byRole('tab', 'Bipacksedel'));
  await key(byRole('tab', 'Bipacksedel'), 'ArrowRight');
  expect(shown()).toEqual(['Beskrivning …']);
  await key(first, 'End');
  expect(shown()).toEqual(['Bipacksedel …']);
  await key(byRole('tab', 'Bipacksedel'), 'Home');
  expect(shown()).toEqual(['Beskrivning …']);
});

it('has one tab stop, and its panel is labelled by its tab', async () => {
  await render(<Tabs label="Om varan" tabs={tabs} />);
  await press(byRole('tab', 'Innehåll'));
  expect([...document.querySelectorAll<HTMLElement>('[role=tab]')].map(({ tabIndex }) => tabIndex)).toEqual([
    -1, 0, -1,
  ]);
  expect(byRole('tabpanel', 'Innehåll').hidden).toBe(false);
});

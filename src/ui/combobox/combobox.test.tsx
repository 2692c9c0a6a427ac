// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { press, render, type } from '../../../tests/support/render';
import { Option } from './Option';
import { useCombobox } from './use-combobox';

const onChoose = vi.fn();
const scrolled = vi.fn();
beforeEach(() => {
  onChoose.mockReset();
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
});

function Fruits({ fruits }: { fruits: string[] }) {
  const { open, active, show, close, onKeyDown } = useCombobox(fruits.length);
  return (
    <>
      <input
        role="combobox"
        aria-label="Frukt"
        aria-expanded={open}
        aria-controls="list"
        aria-activedescendant={active < 0 ? undefined : `o${active}`}
        onChange={show}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {open && (
        <div id="list" role="listbox" aria-label="Frukter">
          {fruits.map((fruit, n) => (
            <Option key={fruit} id={`o${n}`} active={n === active} onChoose={() => onChoose(fruit)}>
              {fruit}
            </Option>
          ))}
        </div>
      )}
    </>
  );
}

const field = () => document.querySelector('input') as HTMLInputElement;
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const chosen = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');

/** @returns whether the key's default action is prevented */
async function keyDown(name: string): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  await act(async () => void field().dispatchEvent(event));
  return event.defaultPrevented;
}

it('the arrow keys pass all options and the field itself, in both directions, and open the list', async () => {
  await render(<Fruits fruits={['Äpple', 'Päron']} />);
  expect(options()).toEqual([]);
  const places: number[] = [];
  for (const name of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    expect(await keyDown(name)).toBe(true);
    places.push(chosen());
  }
  expect(places).toEqual([0, 1, -1, 1, 0]);
  expect(field().getAttribute('aria-activedescendant')).toBe('o0');
});

it('an option reached by the arrow keys is scrolled into view', async () => {
  await render(<Fruits fruits={['Äpple', 'Päron']} />);
  await keyDown('ArrowUp');
  expect(scrolled.mock.instances).toEqual([options()[1]]);
});

it.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])(
  '%s moves in the text again, and no option is active',
  async (name) => {
    await render(<Fruits fruits={['Äpple', 'Päron']} />);
    await keyDown('ArrowDown');
    expect(await keyDown(name), 'the field does with the key what it does').toBe(false);
    expect(chosen()).toBe(-1);
    expect(options()).toHaveLength(2);
  },
);

it('changed text makes no option active', async () => {
  await render(<Fruits fruits={['Äpple', 'Päron']} />);
  await keyDown('ArrowDown');
  await type(field(), 'p');
  expect(chosen()).toBe(-1);
  expect(options()).toHaveLength(2);
});

it('Escape closes a visible list only; without one the key is left to the surroundings', async () => {
  const { show } = await render(<Fruits fruits={['Äpple']} />);
  await type(field(), 'ä');
  expect(await keyDown('Escape')).toBe(true);
  expect(options()).toEqual([]);
  expect(await keyDown('Escape')).toBe(false);
  await type(field(), 'äx');
  await show(<Fruits fruits={[]} />);
  expect(await keyDown('Escape')).toBe(false);
});

it('an option is chosen by a press that does not take the focus from the field', async () => {
  await render(<Fruits fruits={['Äpple']} />);
  await type(field(), 'ä');
  const [option] = options() as [HTMLElement];
  for (const name of ['pointerdown', 'mousedown']) {
    const event = new MouseEvent(name, { bubbles: true, cancelable: true });
    option.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  }
  await act(async () => option.click());
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('Äpple');
});

it('a field that loses the focus closes its list', async () => {
  await render(
    <>
      <Fruits fruits={['Äpple']} />
      <button type="button">Annat</button>
    </>,
  );
  await type(field(), 'ä');
  await press(document.querySelector('button') as HTMLElement);
  expect(options()).toEqual([]);
});

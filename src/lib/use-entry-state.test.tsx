// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../tests/support/render';
import { useEntryState } from './use-entry-state';

const isText = (left: unknown) => typeof left === 'string';

beforeEach(() => history.replaceState(null, '', '/varumarken/'));

function Field() {
  const [typed, setTyped] = useEntryState('typed', '', isText);
  return (
    <button type="button" onClick={() => setTyped(`${typed}a`)}>
      {typed || 'empty'}
    </button>
  );
}

const press = (container: HTMLElement) => act(async () => container.querySelector('button')?.click());

it('is as it was left when the page is shown again in the same history entry, and new in another one', async () => {
  const { container } = await render(<Field />);
  expect(container.textContent).toBe('empty');
  await press(container);
  await press(container);
  expect(container.textContent).toBe('aa');
  expect((await render(<Field />)).container.textContent).toBe('aa');
  history.pushState(null, '', '/varumarken/');
  expect((await render(<Field />)).container.textContent).toBe('empty');
});

it('a value of another kind is not taken, and the other values of the entry stay', async () => {
  history.replaceState({ luckan: { index: 3 }, left: { typed: 7, opened: true } }, '', '/varumarken/');
  const { container } = await render(<Field />);
  expect(container.textContent).toBe('empty');
  await press(container);
  expect(history.state).toEqual({ luckan: { index: 3 }, left: { typed: 'a', opened: true } });
});

it('what is changed while the next page loads is not stored in its entry', async () => {
  const { container } = await render(<Field />);
  history.pushState(null, '', '/kassa/');
  await press(container);
  expect(history.state).toBe(null);
});

it('a browser that refuses another change of the entry leaves the page as it is', async () => {
  const refusing = vi.spyOn(History.prototype, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  const { container } = await render(<Field />);
  await press(container);
  expect(container.textContent).toBe('a');
  refusing.mockRestore();
});

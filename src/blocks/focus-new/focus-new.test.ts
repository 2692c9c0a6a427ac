// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { focusNew } from './focus-new';

afterEach(() => document.body.replaceChildren());

function page() {
  document.body.innerHTML =
    '<div><ul><li><a href="/1/">1</a></li></ul></div><button>Fler</button><button>Annat</button>';
  const [more, other] = document.querySelectorAll('button');
  const grow = async (number: number) => {
    document.querySelector('ul')?.insertAdjacentHTML('beforeend', `<li><a href="/${number}/">${number}</a></li>`);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { frame: document.querySelector('div'), more: more as HTMLElement, other: other as HTMLElement, grow };
}

it('focuses the first new entry, once', async () => {
  const { frame, more, grow } = page();
  more.focus();
  focusNew(frame, 1, more);
  expect(document.activeElement).toBe(more);
  await grow(2);
  expect(document.activeElement?.textContent).toBe('2');
  more.focus();
  await grow(3);
  expect(document.activeElement).toBe(more);
});

it('focuses it immediately if it is already there and the button is gone', async () => {
  const { frame, more, grow } = page();
  more.focus();
  await grow(2);
  more.remove();
  focusNew(frame, 1, more);
  expect(document.activeElement?.textContent).toBe('2');
});

it('does not take the focus from another element', async () => {
  const { frame, more, other, grow } = page();
  focusNew(frame, 1, more);
  other.focus();
  await grow(2);
  expect(document.activeElement).toBe(other);
});

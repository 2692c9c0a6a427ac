// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { putSnippet } from './snippet';

beforeEach(() => document.body.replaceChildren());

it('the snippet’s scripts are recreated with the page’s nonce, and its styles set without attributes', () => {
  putSnippet(
    document.body,
    '<div id="container" style="overflow-x: hidden"><p>Betalning</p><script id="inline" type="text/plain">1 + 1</script></div>',
    'n1',
  );
  const script = document.querySelector('script');
  expect(script?.nonce).toBe('n1');
  expect(script?.id).toBe('inline');
  expect(script?.text).toBe('1 + 1');
  expect(document.querySelector<HTMLElement>('#container')?.style.overflowX).toBe('hidden');
  expect(document.querySelector('[data-styles]')).toBeNull();
  expect(document.body.textContent).toContain('Betalning');
});

it('a new snippet replaces the old one', () => {
  putSnippet(document.body, '<p>first</p>', 'n1');
  putSnippet(document.body, '<p>second</p>', 'n1');
  expect(document.body.textContent).toBe('second');
});

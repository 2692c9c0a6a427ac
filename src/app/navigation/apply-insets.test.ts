// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { EmbedderEvents } from '../../platform/embedder/embedder';
import { applyInsets } from './apply-insets';

const phone = { top: 59, right: 0, bottom: 34, left: 0 };
const top = () => document.documentElement.style.getPropertyValue('--inset-top');

beforeEach(() => document.documentElement.removeAttribute('style'));

function setUp(innerHeight: number) {
  const handlers = new Map<keyof EmbedderEvents, (payload?: unknown) => unknown>();
  const refused = vi.fn();
  const view = Object.assign(new EventTarget(), { document, innerWidth: 390, innerHeight });
  const on = vi.fn((event: keyof EmbedderEvents, handler: never) => {
    handlers.set(event, handler);
    return () => {};
  });
  applyInsets({ on, refused }, view as never);
  const receive = (event: keyof EmbedderEvents, payload?: object) => handlers.get(event)?.(payload);
  return { receive, refused, view };
}

it('insets are reserved at once', () => {
  const { receive, refused } = setUp(844);
  receive('insets', phone);
  expect(top()).toBe('59px');
  expect(refused).not.toHaveBeenCalled();
});

it('what a tiny hidden window has no room for is reserved when it is shown', () => {
  const { receive, refused, view } = setUp(60);
  receive('insets', phone);
  expect(refused).toHaveBeenCalledExactlyOnceWith({ about: 'INSETS', field: 'top' });
  expect(top()).toBe('');
  view.innerHeight = 844;
  receive('shown');
  expect(top()).toBe('59px');
});

it('or when it gets its size after that', () => {
  const { receive, refused, view } = setUp(60);
  receive('insets', phone);
  receive('shown');
  expect(top()).toBe('');
  view.innerHeight = 844;
  view.dispatchEvent(new Event('resize'));
  expect(top()).toBe('59px');
  expect(refused).toHaveBeenCalledTimes(1);
});

it('insets that came later are the ones that hold', () => {
  const { receive, view } = setUp(60);
  receive('insets', phone);
  receive('insets', { ...phone, top: 4, bottom: 4 });
  view.innerHeight = 844;
  receive('shown');
  expect(top()).toBe('4px');
});

// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { configureTracking } from '../../telemetry/track';
import { watchCalendar } from './watch-calendar';

let see: (entry: Partial<IntersectionObserverEntry>) => void;
const disconnected = vi.fn();
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(callback: (entries: object[]) => void) {
      see = (entry) => callback([{ rootBounds: { height: 800 }, intersectionRect: { height: 0 }, ...entry }]);
    }
    observe() {}
    disconnect = disconnected;
  },
);

const listener = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  configureTracking(listener);
  document.body.innerHTML = '<ul><li><a href="/external/a/">A</a></li><li><a href="/external/b/">B</a></li></ul>';
});

const list = () => document.querySelector('ul') as HTMLElement;
const watch = () => watchCalendar(list(), 'Kampanjer', ['/a/', '/b/']);

it('is viewed once half of it is in view, and not before', () => {
  watch();
  see({ intersectionRatio: 0.4, intersectionRect: { height: 300 } as DOMRect });
  expect(listener).not.toHaveBeenCalled();
  see({ intersectionRatio: 0.5 });
  expect(listener.mock.calls).toEqual([[{ name: 'calendar_viewed', parameters: { title: 'Kampanjer' } }]]);
  expect(disconnected).toHaveBeenCalledOnce();
});

it('is viewed when it fills half the view, however high it is', () => {
  watch();
  see({ intersectionRatio: 0.2, intersectionRect: { height: 400 } as DOMRect });
  expect(listener).toHaveBeenCalledOnce();
});

it('reports which card is followed, by its path in the shop', () => {
  const stop = watch();
  document.querySelectorAll('a')[1]?.click();
  const parameters = { title: 'Kampanjer', link_path: '/b/' };
  expect(listener.mock.calls).toEqual([[{ name: 'calendar_card_clicked', parameters }]]);
  stop();
  document.querySelector('a')?.click();
  expect(listener).toHaveBeenCalledOnce();
});

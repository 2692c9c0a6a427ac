// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../../tests/support/render';
import { showPageTitle } from '../../platform/config/page-title';
import { createBrowserEmbedder } from '../../platform/embedder/browser-embedder';
import { setEmbedder } from '../../platform/embedder/current';
import { useArrival } from './use-arrival';

const routeChanged = vi.fn();
beforeAll(() => setEmbedder({ ...createBrowserEmbedder(() => {}), routeChanged }));
beforeEach(() => {
  routeChanged.mockClear();
  history.replaceState(null, '', '/');
});

it('a new search on the same page begins at its top, and other choices do not move it', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  history.replaceState(null, '', '/?q=salva');
  await render(<Screen />);
  scrollTo.mockClear();
  await act(async () => history.pushState(null, '', '/?q=salva&sort=price'));
  expect(scrollTo).not.toHaveBeenCalled();
  await act(async () => history.pushState(null, '', '/?q=kram'));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

function Screen({ goesOnTo }: { goesOnTo?: string }) {
  useArrival({ path: '/', title: 'Startsida', sensitive: false, isMissing: false });
  useLayoutEffect(() => {
    if (goesOnTo) history.pushState(null, '', goesOnTo);
  }, [goesOnTo]);
  return null;
}

it('a route is reported, and again when its title changes', async () => {
  await render(<Screen />);
  expect(routeChanged.mock.calls).toEqual([[{ path: '/', title: 'Startsida', canGoBack: false }]]);
  showPageTitle('Sökning');
  expect(routeChanged.mock.lastCall).toEqual([{ path: '/', title: 'Sökning', canGoBack: false }]);
});

it('a route that the visitor has left before its report is not reported with the next one’s title', async () => {
  await render(<Screen goesOnTo="/kassa/" />);
  showPageTitle('Kassa');
  expect(routeChanged).not.toHaveBeenCalled();
});

// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { documentJar } from '../cookies/jar';
import { denied, granted } from './categories';
import { chooseConsent, onConsent, startConsent } from './consent';
import { cookieKeeper } from './cookie-keeper';

it('each choice notifies its listeners once, also where the browser stores it', () => {
  const keeper = cookieKeeper(documentJar({ document, protocol: 'http:' }), window);
  startConsent({ keeper, revision: '1', now: Date.now, randomId: () => 'id' });
  const listener = vi.fn();
  onConsent(listener);
  chooseConsent(granted);
  chooseConsent(denied);
  expect(listener.mock.calls).toMatchObject([[granted], [denied]]);
});

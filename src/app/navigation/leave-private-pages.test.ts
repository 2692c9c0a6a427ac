// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { denied, granted } from '../../platform/consent/categories';
import { chooseConsent } from '../../platform/consent/consent';
import { startWithChoice } from '../../platform/consent/testing';
import { paths } from '../../routes/paths';
import { trackPageView } from '../../telemetry/page-view';
import { aroundNavigation } from './guard';
import { keepFromTags } from './keep-from-tags';

it('with consent a document that has shown a private page shows no public one, where tags would run beside it', async () => {
  const [navigate, assign] = [vi.fn(), vi.fn()];
  const page = { location: { href: 'https://shop.example/', assign }, navigator: { onLine: true } };
  keepFromTags({ ...page, addEventListener() {} } as unknown as Window, new QueryClient());
  const go = (to: string) => aroundNavigation(navigate, to);
  startWithChoice(null);
  go(paths.club());
  trackPageView({ path: paths.club(), title: 'Kundklubb', privateAs: 'Kundklubb' });
  go(paths.favourites());
  chooseConsent(granted);
  go(paths.checkout());
  expect(navigate).toHaveBeenCalledTimes(3);
  expect(assign).not.toHaveBeenCalled();
  go(paths.favourites());
  await vi.waitFor(() => expect(String(assign.mock.calls[0])).toBe('https://shop.example/favoriter/'));
  chooseConsent(denied);
  go(paths.favourites());
  expect(navigate).toHaveBeenCalledTimes(4);
});

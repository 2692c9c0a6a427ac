// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import { PartLoading } from '../../lib/part-loader';
import { MenuButton } from './MenuButton';

const never = new Promise<never>(() => {});
/** Of code that does not come. */
const loader: ComponentProps<typeof PartLoading>['value'] = {
  load: () => never,
  read: () => never,
  isReady: () => false,
  retryFailed() {},
  deferUntil() {},
  onLoad() {},
};

const menuButton = (
  <PartLoading value={loader}>
    <MenuButton />
  </PartLoading>
);

it('Escape closes a menu whose code has not come', async () => {
  const { container } = await render(menuButton);
  const button = container.querySelector('button');
  await act(async () => button?.click());
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  await act(async () => button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(button?.getAttribute('aria-expanded')).toBe('false');
});

it('stays closed when the visitor comes back to where it was open', async () => {
  history.replaceState(null, '', '/');
  const { container } = await render(menuButton);
  const button = container.querySelector('button');
  await act(async () => button?.click());
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  for (const path of ['/ansikte/', '/']) await act(async () => history.pushState(null, '', path));
  expect(button?.getAttribute('aria-expanded')).toBe('false');
});

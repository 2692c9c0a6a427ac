// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import { PartLoading } from '../../lib/part-loader';
import { MenuButton } from './MenuButton';

it('Escape closes a menu whose code has not come', async () => {
  const never = new Promise<never>(() => {});
  const loader = {
    load: () => never,
    read: () => never,
    isReady: () => false,
    retryFailed() {},
    deferUntil() {},
    onLoad() {},
  };
  const { container } = await render(
    <PartLoading value={loader}>
      <MenuButton />
    </PartLoading>,
  );
  const button = container.querySelector('button');
  await act(async () => button?.click());
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  await act(async () => button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(button?.getAttribute('aria-expanded')).toBe('false');
});

// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { byRole, press, render } from '../../../tests/support/render';
import { Chip } from './Chip';

it('is plain text unless it has an action', async () => {
  const { container } = await render(<Chip>Ny</Chip>);
  expect(container.querySelector('button')).toBeNull();
});

it('names what it removes', async () => {
  const onRemove = vi.fn();
  await render(
    <Chip onRemove={onRemove} removeLabel="Ta bort filter:">
      Ekologiskt
    </Chip>,
  );
  await press(byRole('button', 'Ta bort filter: Ekologiskt'));
  expect(onRemove).toHaveBeenCalledOnce();
});

it('shows whether it is chosen', async () => {
  const onSelect = vi.fn();
  await render(
    <Chip selected onSelect={onSelect}>
      Öppet nu
    </Chip>,
  );
  expect(byRole('button', 'Öppet nu').getAttribute('aria-pressed')).toBe('true');
  await press(byRole('button', 'Öppet nu'));
  expect(onSelect).toHaveBeenCalledOnce();
});

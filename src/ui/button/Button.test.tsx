// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { byRole, press, render } from '../../../tests/support/render';
import { Button } from './Button';

it('calls its handler when pressed', async () => {
  const onClick = vi.fn();
  await render(<Button onClick={onClick}>Köp</Button>);
  await press(byRole('button', 'Köp'));
  expect(onClick).toHaveBeenCalledOnce();
});

it('does nothing while loading, is marked busy, and keeps the focus', async () => {
  const onClick = vi.fn();
  const { show } = await render(<Button onClick={onClick}>Köp</Button>);
  await press(byRole('button', 'Köp'));
  await show(
    <Button onClick={onClick} loading>
      Köp
    </Button>,
  );
  const button = byRole('button', 'Köp');
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await press(button);
  expect(onClick).toHaveBeenCalledOnce();
});

it('does not submit its form while loading', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { show } = await render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading>
        Skicka
      </Button>
    </form>,
  );
  await press(byRole('button', 'Skicka'));
  expect(onSubmit).not.toHaveBeenCalled();
  await show(
    <form onSubmit={onSubmit}>
      <Button type="submit">Skicka</Button>
    </form>,
  );
  await press(byRole('button', 'Skicka'));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('is inert when disabled', async () => {
  const onClick = vi.fn();
  await render(
    <Button onClick={onClick} disabled>
      Köp
    </Button>,
  );
  await press(byRole('button', 'Köp'));
  expect(onClick).not.toHaveBeenCalled();
});

// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import { Alert } from './Alert';

it.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('%s is announced as %s', async (tone, role) => {
  const { container } = await render(<Alert tone={tone} title="Rubrik" />);
  expect(container.querySelector(`[role=${role}]`)?.textContent).toBe('Rubrik');
});

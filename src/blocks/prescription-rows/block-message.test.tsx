// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import { blockMessage } from './block-message';

const order = { enabled: false, reason: 'EXPIRED' } as const;

async function textFor(animal: Parameters<typeof blockMessage>[0]['animal']): Promise<string | null> {
  const { container } = await render(blockMessage({ order, nextDispenseDate: null, animal }));
  return container.textContent;
}

it('who writes a new prescription is stated: health care, or for an animal the veterinarian', async () => {
  expect(await textFor(null)).toBe('Receptet har gått ut. Be vården om ett nytt.');
  expect(await textFor({ name: 'Rosa', type: '', species: '' })).toBe(
    'Receptet har gått ut. Be veterinären om ett nytt.',
  );
});

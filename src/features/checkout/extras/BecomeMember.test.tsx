// @vitest-environment happy-dom
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { openAt } from '../../../../tests/support/search';
import { store } from '../../../lib/store';
import { configAtom } from '../../../platform/config/config';
import document_ from '../../../platform/config/default.json';
import { configSchema } from '../../../platform/config/schema';
import { BecomeMember } from './BecomeMember';

it('who becomes a member with the order is told the age limit, and accepts terms that can be read', async () => {
  store.set(configAtom, v.parse(configSchema, document_));
  await openAt('/kassa/', <BecomeMember checked={false} />);
  const label = document.querySelector('input[type=checkbox]')?.closest('label');
  expect(label?.textContent).toContain('Du måste ha fyllt 18 år');
  expect(label?.querySelector('a')?.getAttribute('href')).toBe('/rad/medlemsvillkor/');
});

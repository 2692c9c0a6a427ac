// @vitest-environment happy-dom
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { openAt } from '../../../tests/support/search';
import { store } from '../../lib/store';
import { configAtom } from '../../platform/config/config';
import document_ from '../../platform/config/default.json';
import { configSchema } from '../../platform/config/schema';
import { SiteFooter } from './SiteFooter';
import { unbroken } from './SiteFooter.css';

it('no line breaks within the organisation number or the postal code', async () => {
  const config = v.parse(configSchema, document_);
  const operator = { ...config.operator, organisationNumber: '556000-0000', address: 'Gatan 1, 111 22 Stockholm' };
  store.set(configAtom, { ...config, operator });
  await openAt('/', <SiteFooter />);
  const number = document.querySelector(`.${unbroken}`);
  expect(number?.textContent).toBe('org.nr 556000-0000');
  expect(number?.parentElement?.textContent).toBe(
    `${operator.company} · org.nr 556000-0000 · Gatan 1, 111\u00a022 Stockholm`,
  );
});

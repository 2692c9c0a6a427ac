// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../../tests/support/render';
import { card } from '../../../cart/testing/card';
import { productNumber } from '../../../domain/ids';
import { store } from '../../../lib/store';
import { configAtom } from '../../../platform/config/config';
import document from '../../../platform/config/default.json';
import type { Config } from '../../../platform/config/schema';
import { granted } from '../../../platform/consent/categories';
import { consentAtom } from '../../../platform/consent/consent';
import { Reviews } from './Reviews';

const config = document as Config;

async function textWith(reviews: Config['reviews']): Promise<string | null> {
  store.set(configAtom, { ...config, reviews });
  store.set(consentAtom, granted);
  const { container } = await render(<Reviews product={card(productNumber('100123'))} />);
  return container.textContent;
}

it('no reviews section is shown if no company collects reviews, or its page cannot be framed', async () => {
  expect(await textWith(null)).toBe('');
  expect(await textWith({ frame: 'javascript:alert(1)' })).toBe('');
  expect(await textWith(config.reviews)).toContain('Omdömen');
});

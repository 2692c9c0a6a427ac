// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import { ore } from '../../domain/money';
import { Price } from './Price';
import { PriceWithPlaceholder } from './PriceWithPlaceholder';
import * as styles from './PriceWithPlaceholder.css';

const plain = {
  price: ore(4900),
  promotion: null,
  multiBuy: null,
  memberPrice: null,
  basePrice: null,
  minPriceMonth: null,
};
const promotion = { price: ore(3950), ribbon: 'Kampanj', expires: '2026-03-05' };

async function texts(product: Parameters<typeof Price>[0]['product']): Promise<string> {
  const { container } = await render(<Price product={product} />);
  return (container.textContent ?? '').replaceAll('\u00a0', ' ');
}

it('shows the price of a product', async () => {
  expect(await texts(plain)).toBe('49 kr');
});

it('shows that a price is missing', async () => {
  expect(await texts({ ...plain, price: null, promotion })).toBe('Pris saknas');
});

it('an offer is shown with the ordinary price, the lowest of the last 30 days and its last day', async () => {
  expect(await texts({ ...plain, promotion, minPriceMonth: ore(4500) })).toBe(
    'Nypris 39,50 krOrd. prisOrdinarie pris 49 krLägsta pris senaste 30 dagarna 45 krGäller t.o.m. 5 mars',
  );
});

it('an offer without an end date shows none', async () => {
  expect(await texts({ ...plain, promotion: { ...promotion, expires: null } })).toBe(
    'Nypris 39,50 krOrd. prisOrdinarie pris 49 kr',
  );
});

it('a multi-buy offer leaves the price of one unchanged, and shows its last day', async () => {
  const multiBuy = { ribbon: 'Ta 3 betala för 2', expires: '2026-03-05' };
  expect(await texts({ ...plain, multiBuy })).toBe('49 krGäller t.o.m. 5 mars');
});

it('the lowest price of 30 days is shown for an offer only', async () => {
  expect(await texts({ ...plain, minPriceMonth: ore(4500) })).toBe('49 kr');
});

it('the comparison price names its unit', async () => {
  expect(await texts({ ...plain, basePrice: { amount: ore(12350), unit: 'l' } })).toBe('49 krJfr-pris 123,50 kr/l');
});

it('the club price is shown below the ordinary price, which stays the larger one', async () => {
  const { container } = await render(<Price product={{ ...plain, memberPrice: ore(4400) }} />);
  expect(container.querySelector('p strong')?.textContent).toMatch(/^49\skr$/);
  expect(await texts({ ...plain, memberPrice: ore(4400) })).toBe('49 krMedlemspris 44 kr');
});

it('the previous price keeps its space, invisibly', async () => {
  const { container } = await render(
    <PriceWithPlaceholder product={{ ...plain, price: ore(5900) }} before={{ ...plain, promotion }} />,
  );
  const placeholder = container.querySelector(`.${styles.before.split(' ')[0]}`);
  expect(placeholder?.textContent).toContain('Gäller t.o.m.');
  placeholder?.remove();
  expect(container.textContent).toMatch(/^59\skr$/);
});

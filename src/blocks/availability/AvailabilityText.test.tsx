// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import type { StockWord } from '../../domain/product';
import { AvailabilityText } from './AvailabilityText';

const said: Record<StockWord, RegExp> = {
  inStock: /^Finns i lager/,
  outOfStock: /^Slut i lager online/,
  discontinued: /utgått/,
  exceedsStock: /Så många finns inte/,
  missingPrice: /saknar pris/,
  unknown: /okänt/,
};

for (const [word, text] of Object.entries(said)) {
  it(`${word}: says so in its own words`, async () => {
    const { container } = await render(
      <AvailabilityText availability={{ word: word as StockWord, buyable: false, stock: null }} />,
    );
    expect(container.textContent).toMatch(text);
  });
}

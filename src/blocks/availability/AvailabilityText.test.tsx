// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../tests/support/render';
import type { StockStatus } from '../../domain/product';
import { AvailabilityText } from './AvailabilityText';

const textByStatus: Record<StockStatus, string> = {
  inStock: 'Finns i lager online',
  outOfStock: 'Slut i lager online',
  discontinued: 'Varan har utgått',
  exceedsStock: 'Så många finns inte i lager online',
  missingPrice: 'Varan saknar pris och kan inte köpas',
  unknown: 'Lagersaldo okänt',
};

for (const [word, text] of Object.entries(textByStatus)) {
  it(`${word}: has a text of its own`, async () => {
    const { container } = await render(
      <AvailabilityText availability={{ word: word as StockStatus, buyable: false, stock: null }} />,
    );
    expect(container.textContent).toBe(text);
  });
}

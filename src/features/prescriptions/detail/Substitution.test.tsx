// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fakeHttp } from '../../../../tests/support/fake-http';
import { testQueries, withQueries } from '../../../../tests/support/queries';
import { render } from '../../../../tests/support/render';
import { bagQuery } from '../../../api/expedition/bag/queries';
import type { BagRow } from '../../../api/expedition/bag/schema';
import { productOptionsQuery } from '../../../api/expedition/queries';
import { ore } from '../../../domain/money';
import type { Prescription, ProductOption } from '../../../domain/prescription';
import { Substitution } from './Substitution';

const patient = { kind: 'self' } as const;
const prescription = { id: 'p', substitutionAllowed: true, order: { enabled: true }, animal: null };

const option = (kind: ProductOption['kind'], title: string, customerPrice: number) => ({
  prescriptionItemId: kind,
  kind,
  customerPrice: ore(customerPrice),
  product: { title, availability: { stock: 5 } },
});
const options = [option('PRESCRIBED', 'Lipitor', 9_900), option('PERIOD', 'Atorvastatin', 6_900)];

async function textWith(chosen: string | null, rows: Partial<BagRow>[] = []): Promise<string> {
  fakeHttp(() => new Promise(() => {}));
  const queries = testQueries();
  queries.setQueryData(productOptionsQuery(patient, 'p', 1).queryKey, { options: options as ProductOption[] });
  queries.setQueryData(bagQuery(true).queryKey, { rows } as never);
  const shown = <Substitution patient={patient} prescription={prescription as Prescription} chosen={chosen} />;
  const { container } = await render(withQueries(shown, queries));
  return container.textContent.replaceAll('\u00a0', ' ');
}

it('who has another product chosen is offered the period’s', async () => {
  expect(await textWith('PRESCRIBED')).toContain('Byt till periodens vara, Atorvastatin. Du sparar 30 kr');
});

it.each([null, 'PERIOD'])(
  'who has the period’s product chosen is told what it saves, not offered it (%s)',
  async (chosen) => {
    const text = await textWith(chosen);
    expect(text).toContain('Periodens vara, Atorvastatin, är vald. Du sparar 30 kr per förpackning.');
    expect(text).not.toContain('Byt till');
  },
);

it('what is in the bag counts, whatever was chosen before', async () => {
  expect(await textWith(null, [{ prescriptionId: 'p', itemId: 'PRESCRIBED' as never }])).toContain('Byt till');
  const text = await textWith('PRESCRIBED', [{ prescriptionId: 'p', itemId: 'PERIOD' as never }]);
  expect(text).toContain('Du har valt periodens vara, Atorvastatin.');
});

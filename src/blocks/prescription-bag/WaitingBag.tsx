import { add } from '../../domain/money';
import { type BagContents, packagesIn } from '../../domain/waiting-bag';
import { BagSection, type BagSectionProps } from './BagSection';
import { BagSum } from './BagSums';

/** Prescription goods that the cart does not have yet: their number and prices are the prescription service's. */
export function WaitingBag({ bag, ...section }: BagSectionProps & { bag: BagContents }) {
  return (
    <BagSection totalRows={bag.rows.length} quantity={packagesIn(bag)} {...section}>
      <BagSum amount={add(...bag.rows.map(({ customerPrice }) => customerPrice))} />
    </BagSection>
  );
}

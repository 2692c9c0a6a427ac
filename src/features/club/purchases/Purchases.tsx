import { GoodsPurchases } from './GoodsPurchases';
import { PrescriptionPurchases } from './PrescriptionPurchases';

/** What the customer has bought, at pharmacies and online; what was dispensed on prescription stands apart. */
export function Purchases() {
  return (
    <>
      <GoodsPurchases />
      <PrescriptionPurchases />
    </>
  );
}

import { PrescriptionPurchases } from './PrescriptionPurchases';
import { ProductPurchases } from './ProductPurchases';

/** What the customer has bought, at pharmacies and online; what was dispensed on prescription stands apart. */
export function Purchases() {
  return (
    <>
      <ProductPurchases />
      <PrescriptionPurchases />
    </>
  );
}

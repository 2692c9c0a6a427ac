import { PrescriptionPurchases } from './PrescriptionPurchases';
import { ProductPurchases } from './ProductPurchases';

/** The customer's purchases at pharmacies and online; prescription purchases are listed separately. */
export function Purchases() {
  return (
    <>
      <ProductPurchases />
      <PrescriptionPurchases />
    </>
  );
}

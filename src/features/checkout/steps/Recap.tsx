import { Trans } from '@lingui/react/macro';
import { NumberOfProducts } from '../../../blocks/number-of-products/NumberOfProducts';
import { type Cart, numberOfItems } from '../../../domain/cart';
import { unbrokenPostalCode } from '../../../i18n/unbroken-postal-code';

export function CartRecap({ cart }: { cart: Cart }) {
  return <NumberOfProducts count={numberOfItems(cart)} />;
}

/** The receiver, address and delivery method. */
export function DeliveryRecap({ cart: { deliveryAddress, shippingMethod, pickupPlace } }: { cart: Cart }) {
  if (!deliveryAddress) return null;
  const { firstName, lastName, careOf, street, postalCode, city } = deliveryAddress;
  return (
    <>
      <p>
        {firstName} {lastName}
      </p>
      <p>
        {careOf && <Trans>c/o {careOf}, </Trans>}
        {street}, {unbrokenPostalCode(postalCode)} {city}
      </p>
      <p>
        {shippingMethod}
        {pickupPlace && `, ${pickupPlace}`}
      </p>
    </>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import { type Cart, numberOfItems } from '../../../domain/cart';
import { unbrokenPostalCode } from '../../../i18n/unbroken-postal-code';

export function CartRecap({ cart }: { cart: Cart }) {
  return <Plural value={numberOfItems(cart)} one="# vara" other="# varor" />;
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

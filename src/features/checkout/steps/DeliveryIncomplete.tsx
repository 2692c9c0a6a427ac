import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DeliveryField } from '../../../api/checkout-frames/schema';
import { formatList } from '../../../i18n/format-list';
import { useOnline } from '../../../lib/use-online';
import { Alert } from '../../../ui/alert/Alert';

const names: Record<DeliveryField, MessageDescriptor | null> = {
  email: msg`e-post`,
  mobile: msg`mobilnummer`,
  firstName: msg`förnamn`,
  lastName: msg`efternamn`,
  street: msg`gatuadress`,
  postalCode: msg`postnummer`,
  city: msg`ort`,
  method: msg`leveranssätt`,
  connection: null,
  unknown: null,
};

/** What is missing for the delivery, as far as the provider has reported it. */
export function DeliveryIncomplete({ fields }: { fields: readonly DeliveryField[] }) {
  const { t } = useLingui();
  const online = useOnline();
  // Read out once: not again with each field that the customer fills in.
  const [first] = useState(fields);
  const list = formatList(fields.flatMap((field) => names[field] ?? []).map((name) => t(name)));
  const isLost = fields.length > 0 && fields.every((field) => field === 'connection');
  return <Alert tone="error">{text()}</Alert>;

  function text() {
    if (isLost) {
      return online ? (
        <Trans>Vi har inte fått kontakt. Kontrollera din uppkoppling och försök igen.</Trans>
      ) : (
        <Trans>Du är inte uppkopplad. Försök igen när du har nätverk.</Trans>
      );
    }
    if (list === '') return <Trans>Leveransen är inte klar. Kontrollera uppgifterna och leveranssättet ovan.</Trans>;
    return (
      <span aria-live={fields === first ? undefined : 'off'}>
        <Trans>Det här saknas eller är fel: {list}.</Trans>
      </span>
    );
  }
}

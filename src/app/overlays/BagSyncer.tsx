import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { readBag } from '../../api/expedition/bag/read-bag';
import { bagCompared } from '../../cart/app-bag';
import { bagChangesAtom } from '../../cart/bag-changes';
import { createBagSync } from '../../cart/bag-sync';
import { cartActions } from '../../cart/cart-actions';
import { useCart } from '../../cart/use-cart';
import { cartViewAtom } from '../../cart/view';
import { store } from '../../lib/store';
import { isExpiring } from '../../session/expiry';
import { sessionAtom } from '../../session/state';
import { Button } from '../../ui/button/Button';
import { Modal } from '../../ui/modal/Modal';

/** Keeps the cart of a signed-in customer and the prescription bag in sync, at each change of the cart. */
export function BagSyncer() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [failed, setFailed] = useState(false);
  const [sync] = useState(() =>
    createBagSync({
      readBag: () => readBag(queries),
      view: () => store.get(cartViewAtom),
      stays: () => store.get(sessionAtom).signedIn && !isExpiring(),
      change: cartActions.change,
      failed: () => setFailed(true),
      compared: () => bagCompared(true),
    }),
  );

  useEffect(() => () => bagCompared(false), []);

  const { cart, status, saving } = useCart();
  const bagChanges = useAtomValue(bagChangesAtom);
  const handled = useRef(0);
  const seen = `${status} ${cart?.cartId} ${cart?.version}`;
  useEffect(() => {
    if (!seen.startsWith('ready') || saving) return;
    void sync(bagChanges !== handled.current);
    handled.current = bagChanges;
  }, [seen, saving, bagChanges, sync]);

  if (!failed) return null;
  return (
    <Modal
      title={t`Någonting gick fel`}
      onClose={() => setFailed(false)}
      footer={
        <Button onClick={() => location.reload()}>
          <Trans>Försök igen</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Dina receptvaror kunde inte läggas i varukorgen. Vi ber om ursäkt. Sidan laddas om när du försöker igen.
        </Trans>
      </p>
    </Modal>
  );
}

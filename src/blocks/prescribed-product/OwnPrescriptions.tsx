import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { ProductCard } from '../../domain/product';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { FailureAlert } from '../failure/FailureAlert';
import { FoundPrescriptions } from './FoundPrescriptions';
import { NoneFound } from './NoneFound';
import * as styles from './PrescribedProduct.css';
import { usePrescribed } from './use-prescribed';

interface OwnPrescriptionsProps {
  product: ProductCard;
  /** The sign-in that had the focus is gone. */
  takesFocus: boolean;
}

/** The prescriptions that who is signed in can order a product from, or why there are none. */
export function OwnPrescriptions({ product, takesFocus }: OwnPrescriptionsProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);
  const { found, isPending, retry, hasOwn, hasAnimals } = usePrescribed(product.productNumber);
  const isFound = found.length > 0;
  return (
    <div ref={frame} tabIndex={-1} className={styles.stack}>
      {isFound && <FoundPrescriptions found={found} product={product} />}
      {retry && (
        <FailureAlert
          title={
            isFound ? (
              <Trans>Just nu kan vi inte visa alla recept</Trans>
            ) : (
              <Trans>Just nu kan vi inte visa dina recept</Trans>
            )
          }
          onRetry={retry}
        />
      )}
      {isPending && (
        <div role="status" aria-label={t`Dina recept hämtas`}>
          <Skeleton lines={2} />
        </div>
      )}
      {!isFound && !isPending && !retry && <NoneFound hasOwn={hasOwn} hasAnimals={hasAnimals} />}
    </div>
  );
}

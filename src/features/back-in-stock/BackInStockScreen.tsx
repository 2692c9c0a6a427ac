import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { backInStockForm } from '../../blocks/back-in-stock/back-in-stock-form';
import { FailureAlert } from '../../blocks/failure/FailureAlert';
import { notFoundScreen } from '../../blocks/not-found/not-found-screen';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { useTitle } from '../../blocks/use-title/use-title';
import { type ProductNumber, productNumber } from '../../domain/ids';
import { usePartLoader } from '../../lib/part-loader';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './BackInStockScreen.css';
import { MissingProduct } from './MissingProduct';
import { useProduct } from './use-product';

const numberPattern = /^[\w-]{1,64}$/;

/** The back-in-stock form for the product in the address. */
export function BackInStockScreen() {
  const number = new URLSearchParams(useSearch()).get('artikel') ?? '';
  return numberPattern.test(number) ? (
    <Named key={number} number={productNumber(number)} />
  ) : (
    <notFoundScreen.Component />
  );
}

function Named({ number }: { number: ProductNumber }) {
  const loader = usePartLoader();
  const answer = useProduct(number);
  useEffect(() => {
    // Loads in parallel with the product request; the rendering component handles failures.
    void loader.load(backInStockForm);
  }, [loader]);
  if (answer.kind === 'missing') return <notFoundScreen.Component />;
  return (
    <PageFrame>
      <Heading />
      {answer.kind === 'found' && <MissingProduct product={answer.product} />}
      {answer.kind === 'failed' && <FailureAlert onRetry={answer.retry} />}
      {answer.kind === 'waiting' && <Waiting />}
    </PageFrame>
  );
}

function Heading() {
  const { t } = useLingui();
  useTitle(t`Bevaka vara`);
  return (
    <h1 className={styles.heading}>
      <Trans>Bevaka vara</Trans>
    </h1>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Varan laddas`}>
      <Skeleton className={styles.loading} />
    </div>
  );
}

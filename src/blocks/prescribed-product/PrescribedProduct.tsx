import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ProductCard } from '../../domain/product';
import { isInitialised } from '../../session/state';
import { useSession } from '../../session/use-session';
import { Button } from '../../ui/button/Button';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { SignInBox } from '../sign-in/SignInBox';
import { OwnPrescriptions } from './OwnPrescriptions';
import * as styles from './PrescribedProduct.css';

/** Leads from a prescription product to the customer's prescription for it; who is not signed in signs in here. */
export function PrescribedProduct({ product }: { product: ProductCard }) {
  const { t } = useLingui();
  const session = useSession();
  // Who returns from Freja is in the middle of a sign-in.
  const [signsIn, setSignsIn] = useState(() => new URLSearchParams(location.search).has('eid'));
  const [pressed, setPressed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button is gone.
    if (pressed) frame.current?.focus();
  }, [pressed]);

  function startSignIn(): void {
    setSignsIn(true);
    setPressed(true);
  }

  if (!isInitialised(session)) {
    return (
      <div role="status" aria-label={t`Inloggningen laddas`}>
        <Skeleton lines={2} />
      </div>
    );
  }
  if (session.signedIn && !signsIn) return <OwnPrescriptions product={product} takesFocus={false} />;
  if (!signsIn && !session.hasEnded) {
    return (
      <div>
        <Button onClick={startSignIn}>
          <Trans>Logga in och köp på recept</Trans>
        </Button>
      </div>
    );
  }
  const texts = {
    title: <Trans>Logga in för att köpa på recept</Trans>,
    text: <Trans>Du loggar in med e-legitimation och kommer tillbaka hit.</Trans>,
  };
  return (
    <div ref={frame} tabIndex={-1} className={styles.stack}>
      <SignInBox registration="recept" address={product.path} texts={texts}>
        {(now) => <OwnPrescriptions product={product} takesFocus={now} />}
      </SignInBox>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button/Button';
import { Spinner } from '../../ui/spinner/Spinner';
import * as styles from './SignIn.css';

interface FrejaPendingProps {
  /** The visitor has returned without Freja's redirect: Freja can be opened again. */
  isBack: boolean;
  onOpen: () => void;
  onCancel: () => void;
}

/** A pending sign-in with Freja. */
export function FrejaPending({ isBack, onOpen, onCancel }: FrejaPendingProps) {
  return (
    <>
      <p role="status" className={styles.waiting}>
        {isBack ? (
          <Trans>Inloggningen med Freja är inte klar.</Trans>
        ) : (
          <>
            <Spinner /> <Trans>Fortsätt i Freja.</Trans>
          </>
        )}
      </p>
      {isBack && (
        <Button wide onClick={onOpen}>
          <Trans>Öppna Freja igen</Trans>
        </Button>
      )}
      <Button variant="secondary" wide onClick={onCancel}>
        <Trans>Avbryt</Trans>
      </Button>
    </>
  );
}

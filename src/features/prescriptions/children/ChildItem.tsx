import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../../blocks/link/Link';
import type { Child } from '../../../domain/child';
import { currentArea } from '../../../platform/mode/current-area';
import { Button } from '../../../ui/button/Button';
import * as styles from '../Prescriptions.css';

export function ChildItem({ child, onHide }: { child: Child; onHide: () => void }) {
  const { t } = useLingui();
  const { id, firstName, lastName, personalIdNumber, hiddenByAge } = child;
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>
        {hiddenByAge ? (
          `${firstName} ${lastName}`
        ) : (
          <Link href={currentArea().ofChild(id).prescriptions}>
            {firstName} {lastName}
          </Link>
        )}
      </h3>
      <p className={styles.note}>{personalIdNumber}</p>
      {hiddenByAge && (
        <p>
          <Trans>{firstName} har fyllt 13 år. Recepten är dolda för vårdnadshavare.</Trans>
        </p>
      )}
      <div>
        <Button variant="secondary" size="small" aria-label={t`Dölj ${firstName}`} onClick={onHide}>
          <Trans>Dölj</Trans>
        </Button>
      </div>
    </li>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { PowerSide } from '../../../api/expedition/powers';
import { Link } from '../../../blocks/link/Link';
import type { PowerOfAttorney } from '../../../domain/power-of-attorney';
import { formatDate } from '../../../i18n/format';
import { paths } from '../../../routes/paths';
import { Badge } from '../../../ui/badge/Badge';
import { Button } from '../../../ui/button/Button';
import { Fact } from '../Fact';
import * as styles from '../Prescriptions.css';
import type { PowerAction } from './Powers';

interface PowerItemProps {
  power: PowerOfAttorney;
  side: PowerSide;
  onAction: (action: PowerAction) => void;
}

/** A power of attorney with what its giver or receiver may do with it. */
export function PowerItem({ power, side, onAction }: PowerItemProps) {
  const { t } = useLingui();
  const { firstName, lastName } = side === 'receiver' ? power.giver : power.receiver;
  const isPending = power.status === 'pending';
  const isOpen = side === 'receiver' && power.status === 'approved';
  return (
    <li className={styles.card}>
      <p className={styles.badges}>
        <Badge tone={isPending ? 'warning' : 'brand'}>
          {isPending ? <Trans>Väntar på godkännande</Trans> : <Trans>Godkänd</Trans>}
        </Badge>
      </p>
      <h3 className={styles.title}>
        {isOpen ? (
          <Link href={paths.ofGiver(power.id).prescriptions}>
            {firstName} {lastName}
          </Link>
        ) : (
          `${firstName} ${lastName}`
        )}
      </h3>
      <dl className={styles.facts}>
        <Fact term={<Trans>Gäller till och med</Trans>}>{formatDate(power.expiryDate)}</Fact>
        {power.approvalDeadline !== null && (
          <Fact term={<Trans>Godkänns senast</Trans>}>{formatDate(power.approvalDeadline)}</Fact>
        )}
      </dl>
      <div className={styles.controls}>
        {side === 'receiver' && isPending ? (
          <>
            <Button size="small" onClick={() => onAction({ kind: 'consent', power })}>
              <Trans>Godkänn</Trans>
            </Button>
            <Button variant="secondary" size="small" onClick={() => onAction({ kind: 'deny', power })}>
              <Trans>Neka</Trans>
            </Button>
          </>
        ) : (
          <>
            {side === 'giver' && (
              <Button
                variant="secondary"
                size="small"
                aria-label={t`Ändra fullmakten för ${firstName} ${lastName}`}
                onClick={() => onAction({ kind: 'edit', power })}
              >
                <Trans>Ändra</Trans>
              </Button>
            )}
            <Button
              variant="tertiary"
              size="small"
              aria-label={t`Ta bort fullmakten för ${firstName} ${lastName}`}
              onClick={() => onAction({ kind: 'remove', power, side })}
            >
              <Trans>Ta bort</Trans>
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

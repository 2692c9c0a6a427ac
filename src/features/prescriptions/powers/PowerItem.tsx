import { Trans } from '@lingui/react/macro';
import type { PowerSide } from '../../../api/expedition/powers';
import { Link } from '../../../blocks/link/Link';
import type { PowerOfAttorney } from '../../../domain/power-of-attorney';
import { formatLongDate } from '../../../i18n/format';
import { currentArea } from '../../../platform/mode/current-area';
import { Badge } from '../../../ui/badge/Badge';
import { Fact } from '../Fact';
import * as styles from '../Prescriptions.css';
import { PowerButtons } from './PowerButtons';
import type { PowerAction } from './PowerModals';

interface PowerItemProps {
  power: PowerOfAttorney;
  side: PowerSide;
  mayChange: boolean;
  onAction: (action: PowerAction) => void;
}

/** A power of attorney with what its giver or receiver may do with it. */
export function PowerItem({ power, side, mayChange, onAction }: PowerItemProps) {
  const { status, giver, ofChild, expiryDate, approvalDeadline } = power;
  const { firstName, lastName } = side === 'receiver' ? giver : power.receiver;
  const isOpen = side === 'receiver' && status === 'approved';
  return (
    <li className={styles.card}>
      <p className={styles.badges}>
        {status === 'pending' && (
          <Badge tone="warning">
            <Trans>Väntar på godkännande</Trans>
          </Badge>
        )}
        {status === 'approved' && (
          <Badge tone="brand">
            <Trans>Godkänd</Trans>
          </Badge>
        )}
      </p>
      <h3 className={styles.title}>
        {isOpen ? (
          <Link href={currentArea().ofGiver(power.id).prescriptions}>
            {firstName} {lastName}
          </Link>
        ) : (
          `${firstName} ${lastName}`
        )}
      </h3>
      <dl className={styles.facts}>
        {ofChild && (
          <Fact term={<Trans>Ges av</Trans>}>
            {giver.firstName} {giver.lastName}
          </Fact>
        )}
        <Fact term={<Trans>Gäller till och med</Trans>}>{formatLongDate(expiryDate)}</Fact>
        {approvalDeadline !== null && (
          <Fact term={<Trans>Behöver godkännas senast</Trans>}>{formatLongDate(approvalDeadline)}</Fact>
        )}
      </dl>
      {mayChange && <PowerButtons power={power} side={side} onAction={onAction} />}
    </li>
  );
}

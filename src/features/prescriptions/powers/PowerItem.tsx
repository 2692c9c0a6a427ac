import { Trans } from '@lingui/react/macro';
import type { PowerSide } from '../../../api/expedition/powers';
import { Link } from '../../../blocks/link/Link';
import { giverName, type PowerOfAttorney, receiverName, waitsForMinor } from '../../../domain/power-of-attorney';
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
  onAction: (action: PowerAction) => void;
}

/** A power of attorney with what its giver or receiver may do with it. */
export function PowerItem({ power, side, onAction }: PowerItemProps) {
  const { status, giver, ofChild, expiryDate, approvalDeadline } = power;
  const name = side === 'receiver' ? giverName(power) : receiverName(power);
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
        {isOpen ? <Link href={currentArea().ofGiver(power.id).prescriptions}>{name}</Link> : name}
      </h3>
      <dl className={styles.facts}>
        {ofChild && <Fact term={<Trans>Ges av</Trans>}>{giverName(power)}</Fact>}
        {status === 'pending' && <Fact term={<Trans>Behöver godkännas av</Trans>}>{missing()}</Fact>}
        <Fact term={<Trans>Gäller till och med</Trans>}>{formatLongDate(expiryDate)}</Fact>
        {approvalDeadline !== null && (
          <Fact term={<Trans>Behöver godkännas senast</Trans>}>{formatLongDate(approvalDeadline)}</Fact>
        )}
      </dl>
      <PowerButtons power={power} side={side} onAction={onAction} />
    </li>
  );

  function missing() {
    if (waitsForMinor(power)) return side === 'giver' && !ofChild ? <Trans>Dig</Trans> : giver.firstName;
    return side === 'receiver' ? <Trans>Dig</Trans> : <Trans>Den som får fullmakten</Trans>;
  }
}

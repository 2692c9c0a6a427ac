import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type PowerSide, powersQuery } from '../../../api/expedition/powers';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import type { PowerOfAttorney } from '../../../domain/power-of-attorney';
import { Button } from '../../../ui/button/Button';
import * as styles from '../Prescriptions.css';
import { Waiting } from '../Waiting';
import { PowerItem } from './PowerItem';
import { PowerModals } from './PowerModals';

/** What a customer is about to do with a power of attorney. */
export type PowerAction =
  | { kind: 'give' }
  | { kind: 'consent'; power: PowerOfAttorney }
  | { kind: 'deny'; power: PowerOfAttorney }
  | { kind: 'edit'; power: PowerOfAttorney }
  | { kind: 'remove'; power: PowerOfAttorney; side: PowerSide };

/** Received and given powers of attorney. */
export function Powers() {
  const [action, setAction] = useState<PowerAction | null>(null);
  return (
    <>
      <PowerSection side="receiver" onAction={setAction} />
      <PowerSection side="giver" onAction={setAction} />
      <p className={styles.note}>
        <Trans>
          En fullmakt gäller i högst 4 år. Den som får den behöver godkänna den inom 7 dagar. Uppgifterna sparas i ett
          år efter att fullmakten har slutat gälla.
        </Trans>
      </p>
      {action && <PowerModals action={action} onClose={() => setAction(null)} />}
    </>
  );
}

interface PowerSectionProps {
  side: PowerSide;
  onAction: (action: PowerAction) => void;
}

function PowerSection({ side, onAction }: PowerSectionProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(powersQuery(side));
  const id = `fullmakter-${side}`;
  return (
    <section className={styles.page} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {side === 'receiver' ? <Trans>Fullmakter du har fått</Trans> : <Trans>Fullmakter du har gett</Trans>}
      </h2>
      {content()}
      {side === 'giver' && (
        <div>
          <Button onClick={() => onAction({ kind: 'give' })}>
            <Trans>Ge en fullmakt</Trans>
          </Button>
        </div>
      )}
    </section>
  );

  function content() {
    if (!data && error) {
      return (
        <FailureAlert title={<Trans>Något gick fel när fullmakter hämtades</Trans>} onRetry={() => void refetch()} />
      );
    }
    if (!data) return <Waiting label={t`Fullmakterna hämtas`} />;
    if (data.length === 0) {
      return (
        <p>
          {side === 'receiver' ? (
            <Trans>Du har inte fått någon fullmakt.</Trans>
          ) : (
            <Trans>Du har inte gett någon fullmakt.</Trans>
          )}
        </p>
      );
    }
    return (
      <ul className={styles.list}>
        {data.map((power) => (
          <PowerItem key={power.id} power={power} side={side} onAction={onAction} />
        ))}
      </ul>
    );
  }
}

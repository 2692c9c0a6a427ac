import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { type PowerSide, powersQuery } from '../../../api/expedition/powers';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { Button } from '../../../ui/button/Button';
import * as styles from '../Prescriptions.css';
import { useMay } from '../use-may';
import { Waiting } from '../Waiting';
import { PowerItem } from './PowerItem';
import type { PowerAction } from './PowerModals';

interface PowerSectionProps {
  side: PowerSide;
  heading: RefObject<HTMLHeadingElement | null>;
  onAction: (action: PowerAction) => void;
}

/** The given or the received powers of attorney. Guardians give those of a minor. */
export function PowerSection({ side, heading, onAction }: PowerSectionProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(powersQuery(side));
  const may = useMay(side === 'giver' ? 'givePowerOfAttorney' : 'receivePowerOfAttorney');
  const id = `fullmakter-${side}`;
  return (
    <section className={styles.page} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
        {side === 'receiver' ? <Trans>Fullmakter du har fått</Trans> : <Trans>Fullmakter du har gett</Trans>}
      </h2>
      {content()}
      {!may && <p>{underAge()}</p>}
      {side === 'giver' && may && (
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
    if (data.length === 0) return <p>{empty()}</p>;
    return (
      <ul className={styles.list} aria-labelledby={id}>
        {data.map((power) => (
          <PowerItem key={power.id} power={power} side={side} onAction={onAction} />
        ))}
      </ul>
    );
  }

  function empty() {
    return side === 'receiver' ? (
      <Trans>Du har inte fått någon fullmakt.</Trans>
    ) : (
      <Trans>Du har inte gett någon fullmakt.</Trans>
    );
  }

  function underAge() {
    return side === 'receiver' ? (
      <Trans>Den som är under 18 år kan inte få fullmakter.</Trans>
    ) : (
      <Trans>
        Tills du fyller 18 år är det dina vårdnadshavare som ger dina fullmakter. Från 13 år gäller en fullmakt först
        när du också har godkänt den, och du kan ta bort den när du vill.
      </Trans>
    );
  }
}

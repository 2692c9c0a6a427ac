import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { childrenQuery } from '../../../api/expedition/children';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import type { Child } from '../../../domain/child';
import { Button } from '../../../ui/button/Button';
import * as styles from '../Prescriptions.css';
import { Waiting } from '../Waiting';
import { AddChildModal } from './AddChildModal';
import { ChildItem } from './ChildItem';
import { HideChildModal } from './HideChildModal';

/** The children whose prescriptions a guardian sees: list, add, hide. */
export function Children() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(childrenQuery());
  const [isAdding, setIsAdding] = useState(false);
  const [hiding, setHiding] = useState<Child | null>(null);
  if (!data && error) {
    return <FailureAlert title={<Trans>Något gick fel när barnen hämtades</Trans>} onRetry={() => void refetch()} />;
  }
  if (!data) return <Waiting label={t`Barnen hämtas`} />;
  const { children } = data;
  return (
    <>
      {children.length === 0 && (
        <p>
          <Trans>Du har inga barn i listan. Lägg till barnet med personnummer, så ser du dess recept.</Trans>
        </p>
      )}
      <ul className={styles.list} aria-label={t`Barn`}>
        {children.map((child) => (
          <ChildItem key={child.id} child={child} onHide={() => setHiding(child)} />
        ))}
      </ul>
      <p className={styles.note}>
        <Trans>
          Recept visas för vårdnadshavare tills barnet fyller 13 år. Sedan är de dolda, enligt lag, och barnet bestämmer
          själv vem som får se dem.
        </Trans>
      </p>
      <div>
        <Button onClick={() => setIsAdding(true)}>
          <Trans>Lägg till barn</Trans>
        </Button>
      </div>
      {isAdding && <AddChildModal onClose={() => setIsAdding(false)} />}
      {hiding && <HideChildModal child={hiding} onClose={() => setHiding(null)} />}
    </>
  );
}

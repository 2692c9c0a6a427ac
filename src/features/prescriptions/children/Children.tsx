import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { childrenQuery } from '../../../api/expedition/children';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import type { Child } from '../../../domain/child';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';
import * as styles from '../Prescriptions.css';
import { useMay } from '../use-may';
import { Waiting } from '../Waiting';
import { AddChildModal } from './AddChildModal';
import { ChildItem } from './ChildItem';
import { HideChildModal } from './HideChildModal';

/** The children whose prescriptions a guardian sees. */
export function Children() {
  if (useMay('addChild')) return <ChildList />;
  return (
    <Alert tone="info">
      <Trans>Här ser vårdnadshavare sina barns recept. Du behöver vara minst 18 år för att lägga till barn.</Trans>
    </Alert>
  );
}

/** List, add, hide. */
function ChildList() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(childrenQuery());
  const [isAdding, setIsAdding] = useState(false);
  const [hiding, setHiding] = useState<Child | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasHidden = useRef(false);

  // The button that opened the dialog has gone with its child.
  useEffect(() => {
    if (hiding || !wasHidden.current) return;
    wasHidden.current = false;
    heading.current?.focus();
  }, [hiding]);

  if (!data && error) {
    return <FailureAlert title={<Trans>Något gick fel när barnen hämtades</Trans>} onRetry={() => void refetch()} />;
  }
  if (!data) return <Waiting label={t`Barnen hämtas`} />;
  const { children } = data;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        <Trans>Barn i din lista</Trans>
      </h2>
      {children.length === 0 ? (
        <p>
          <Trans>Du har inga barn i listan. Lägg till barnet med personnummer, så ser du dess recept.</Trans>
        </p>
      ) : (
        <ul className={styles.list} aria-label={t`Barn`}>
          {children.map((child) => (
            <ChildItem key={child.id} child={child} onHide={() => setHiding(child)} />
          ))}
        </ul>
      )}
      <p className={styles.note}>
        <Trans>
          Recept visas för vårdnadshavare tills barnet fyller 13 år. Sedan är de dolda, enligt lag, och barnet bestämmer
          själv vem som får se dem. Fullmakter för barn under 18 år hanterar du under Fullmakter.
        </Trans>
      </p>
      <div>
        <Button onClick={() => setIsAdding(true)}>
          <Trans>Lägg till barn</Trans>
        </Button>
      </div>
      {isAdding && <AddChildModal onClose={() => setIsAdding(false)} />}
      {hiding && (
        <HideChildModal
          child={hiding}
          onClose={() => setHiding(null)}
          onHidden={() => {
            wasHidden.current = true;
            setHiding(null);
          }}
        />
      )}
    </>
  );
}

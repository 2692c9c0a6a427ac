import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Subject } from '../../blocks/find-pharmacy/subject';
import { Chip } from '../../ui/chip/Chip';
import * as styles from './FindPharmacyScreen.css';

interface ChosenProductsProps {
  subjects: readonly Subject[];
  onRemove: (subject: Subject) => void;
  onEmptied: () => void;
}

/** The products whose stock is shown, each with a button that removes it. */
export function ChosenProducts({ subjects, onRemove, onEmptied }: ChosenProductsProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);

  // Removing one moves the focus to the next.
  useEffect(() => {
    const at = removed.current;
    removed.current = undefined;
    if (at !== undefined) list.current?.children[Math.min(at, subjects.length - 1)]?.querySelector('button')?.focus();
  });

  function remove(at: number, subject: Subject): void {
    removed.current = at;
    onRemove(subject);
    if (subjects.length === 1) onEmptied();
  }

  return (
    <section className={styles.products} aria-labelledby="apotek-varor">
      <h2 id="apotek-varor" className={styles.label}>
        <Trans>Lagersaldo visas för</Trans>
      </h2>
      <ul className={styles.chips} ref={list}>
        {subjects.map((subject, at) => (
          <li key={subject.productNumber}>
            <Chip removeLabel={t`Ta bort vara:`} onRemove={() => remove(at, subject)}>
              {subject.title}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}

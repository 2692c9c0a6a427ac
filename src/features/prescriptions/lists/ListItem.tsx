import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/Button';
import * as styles from '../Prescriptions.css';
import type { ListToFetch } from './list-to-fetch';

interface ListItemProps {
  list: ListToFetch;
  onAsk: (list: ListToFetch) => void;
  /** What the list contains. */
  children: ReactNode;
}

export function ListItem({ list, onAsk, children }: ListItemProps) {
  const { t } = useLingui();
  const { title } = list;
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>{title}</h3>
      <p>{children}</p>
      <div>
        <Button variant="secondary" aria-label={t`Hämta listan: ${title}`} onClick={() => onAsk(list)}>
          <Trans>Hämta listan</Trans>
        </Button>
      </div>
    </li>
  );
}

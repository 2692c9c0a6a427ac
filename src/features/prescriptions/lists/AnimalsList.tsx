import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '../../../api/expedition/bag/queries';
import { Link } from '../../../blocks/link/Link';
import { currentArea } from '../../../platform/mode/current-area';
import * as styles from '../Prescriptions.css';
import { ListItem } from './ListItem';
import type { ListToFetch } from './list-to-fetch';

/** The list of animals' prescriptions, which have terms of their own. */
export function AnimalsList({ list, onAsk }: { list: ListToFetch; onAsk: (list: ListToFetch) => void }) {
  const isAccepted = useQuery(customerQuery(true)).data?.termsConfirmedAnimal === true;
  if (isAccepted) {
    return (
      <ListItem list={list} onAsk={onAsk}>
        <Trans>Recept till dina djur som gäller nu och har uttag kvar.</Trans>
      </ListItem>
    );
  }
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>{list.title}</h3>
      <p>
        <Trans>
          Du behöver godkänna villkoren för djurrecept först. Det gör du under{' '}
          <Link href={currentArea().animals()}>dina djurs recept</Link>.
        </Trans>
      </p>
    </li>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { childrenQuery } from '../../../api/expedition/children';
import { powersQuery } from '../../../api/expedition/powers';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { actsFor } from '../../../domain/acts-for';
import * as styles from '../Prescriptions.css';
import { useMay } from '../use-may';
import { ListItem } from './ListItem';
import { lists as grid } from './Lists.css';
import type { ListToFetch } from './list-to-fetch';

/** The lists of the children and the givers of powers of attorney whom who is signed in acts for. */
export function PatientsLists({ onAsk }: { onAsk: (list: ListToFetch) => void }) {
  const { t } = useLingui();
  const children = useQuery({ ...childrenQuery(), enabled: useMay('addChild') });
  const powers = useQuery(powersQuery('receiver'));
  const lists = actsFor(children.data?.children ?? [], powers.data ?? []).map(({ patient, firstName }) =>
    listOf(patient, firstName),
  );
  return (
    <>
      {lists.length > 0 && (
        <section className={styles.page} aria-labelledby="andras-listor">
          <h2 id="andras-listor" className={styles.title}>
            <Trans>Listor för dem du hjälper</Trans>
          </h2>
          <ul className={grid}>
            {lists.map((list) => (
              <ListItem key={'id' in list.patient ? list.patient.id : list.title} list={list} onAsk={onAsk}>
                <Trans>Recept som gäller nu och har uttag kvar.</Trans>
              </ListItem>
            ))}
          </ul>
        </section>
      )}
      {children.error && !children.data && (
        <FailureAlert
          title={<Trans>Något gick fel när barnen hämtades</Trans>}
          onRetry={() => void children.refetch()}
        />
      )}
      {powers.error && !powers.data && (
        <FailureAlert
          title={<Trans>Något gick fel när fullmakter hämtades</Trans>}
          onRetry={() => void powers.refetch()}
        />
      )}
    </>
  );

  function listOf(patient: ListToFetch['patient'], name: string): ListToFetch {
    return { patient, kind: 'current', title: t`Aktuella recept för ${name}`, fileName: 'recept.pdf' };
  }
}

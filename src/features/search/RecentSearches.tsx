import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { forgetSearch } from '../../api/elevate/forget';
import { autocompleteQuery } from '../../api/elevate/queries';
import { markStale } from '../../api/stale-after';
import { Link } from '../../blocks/link/Link';
import { paths } from '../../routes/paths';
import { IconButton } from '../../ui/button/IconButton';
import { cross } from '../../ui/icon/paths';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import * as content from './ContentHits.css';
import * as styles from './SearchStart.css';

/** The visitor's recent searches; each can be removed. */
export function RecentSearches() {
  const { t } = useLingui();
  const { data } = useQuery(autocompleteQuery(''));
  const heading = useRef<HTMLHeadingElement>(null);
  const [outcome, setOutcome] = useState({ failed: false, message: '' });
  const queries = useQueryClient();
  // The list is without it when that is announced.
  const onSuccess = () => markStale(queries, 'forgetSearch');
  const { mutateAsync } = useMutation({ mutationFn: forgetSearch, onSuccess });
  const searches = data?.recentSearches ?? [];

  async function forget(phrase: string): Promise<void> {
    try {
      await mutateAsync(phrase);
      setOutcome({ failed: false, message: t`${phrase} är borttagen` });
      heading.current?.focus();
    } catch {
      setOutcome({ failed: true, message: t`Det gick inte att ta bort ${phrase}. Försök igen.` });
    }
  }

  return (
    <section
      className={styles.recent}
      aria-labelledby="sok-senaste"
      hidden={searches.length === 0 && outcome.message === ''}
    >
      <h2 className={content.heading} id="sok-senaste" tabIndex={-1} ref={heading}>
        <Trans>Senaste sökningar</Trans>
      </h2>
      <p className={outcome.failed ? undefined : visuallyHidden} role="status">
        {outcome.message}
      </p>
      <ul className={styles.searches}>
        {searches.map(({ q }) => (
          <li key={q} className={styles.row}>
            <Link className={styles.search} href={paths.search(q)}>
              {q}
            </Link>
            <IconButton label={t`Ta bort ${q}`} icon={cross} onClick={() => void forget(q)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

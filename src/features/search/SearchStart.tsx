import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { contentInformationQuery } from '../../api/elevate/content-queries';
import { autocompleteQuery, navigationTreeQuery } from '../../api/elevate/queries';
import { Link } from '../../blocks/link/Link';
import { SearchField } from '../../blocks/search-field/SearchField';
import { useConfig } from '../../platform/config/config';
import { paths } from '../../routes/paths';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as content from './ContentHits.css';
import { ContentLink } from './ContentLink';
import { RecentSearches } from './RecentSearches';
import * as styles from './SearchStart.css';

/** Links for a visitor who has not searched or found anything, as far as the search service answers. */
export function SearchStart() {
  const { t } = useLingui();
  const { data: navigation, isLoading: comes } = useQuery(navigationTreeQuery());
  const pages = useConfig()?.operator.pages.map(({ path }) => path) ?? [];
  const { data: help, isLoading: helpComes } = useQuery({
    ...contentInformationQuery(pages),
    enabled: pages.length > 0,
  });
  const { isLoading: recentComes } = useQuery(autocompleteQuery(''));
  return (
    <div className={styles.start}>
      <div className={styles.field}>
        <SearchField label={t`Sök varor och råd`} />
      </div>
      {/* Everything appears at once, so that no link moves under the pointer. */}
      {comes || helpComes || recentComes ? (
        <Skeleton lines={8} />
      ) : (
        <>
          <RecentSearches />
          <nav className={styles.section} aria-labelledby="sok-kategorier">
            <h2 className={content.heading} id="sok-kategorier">
              <Trans>Populära kategorier</Trans>
            </h2>
            <ul className={styles.links}>
              {navigation?.tree.children.map(({ label, path }) => (
                <li key={path}>
                  <Link className={styles.link} href={path}>
                    {label}
                  </Link>
                </li>
              ))}
              <li>
                <Link className={styles.link} href={paths.campaigns()}>
                  <Trans>Kampanjer</Trans>
                </Link>
              </li>
              <li>
                <Link className={styles.link} href={paths.brands()}>
                  <Trans>Varumärken A–Ö</Trans>
                </Link>
              </li>
            </ul>
          </nav>
          {help && help.items.length > 0 && (
            <section className={styles.section} aria-labelledby="sok-hjalp">
              <h2 className={content.heading} id="sok-hjalp">
                <Trans>Hjälp och villkor</Trans>
              </h2>
              <ul className={content.list}>
                {help.items.map((item) => (
                  <ContentLink key={item.link} item={item} />
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { PageOf } from '../../api/page-data/schema';
import { Link } from '../../blocks/link/Link';
import { Listing } from '../../blocks/listing/Listing';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import * as styles from './ListingScreen.css';

/** A category, a brand or a campaign. */
export function ListingScreen({ page }: { page: PageOf<'category'> | PageOf<'brand'> | PageOf<'campaign'> }) {
  const { t } = useLingui();
  const { heading, intro, children, reference, products, total } = page.data;
  return (
    <PageFrame crumbs={page.seo.breadcrumbs}>
      <h1 className={styles.heading}>{heading}</h1>
      {intro !== '' && <p className={styles.intro}>{intro}</p>}
      {children.length > 0 && (
        <nav aria-label={t`Underkategorier`}>
          <ul className={styles.children}>
            {children.map(({ title, path }) => (
              <li key={path}>
                <Link className={styles.child} href={path}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Listing source={{ kind: 'landing', reference }} first={{ products, total }} />
    </PageFrame>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { PageOf } from '../../api/page-data/schema';
import { NearLandingLists } from '../../blocks/landing-lists/NearLandingLists';
import { Link } from '../../blocks/link/Link';
import { Listing } from '../../blocks/listing/Listing';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { ProductPicture } from '../../blocks/product-picture/ProductPicture';
import * as styles from './ListingScreen.css';

/** The page of a category or a brand. */
export function ListingScreen({ page }: { page: PageOf<'category'> | PageOf<'brand'> }) {
  const { t } = useLingui();
  const { heading, intro, children, reference, products, total } = page.data;
  const hasLists = total > 0 && (page.template === 'brand' || children.length > 0);
  return (
    <PageFrame crumbs={page.seo.breadcrumbs}>
      <h1 className={styles.heading}>{heading}</h1>
      {intro !== '' && <p className={styles.intro}>{intro}</p>}
      {children.length > 0 && (
        <nav aria-label={t`Underkategorier`}>
          <ul className={styles.children}>
            {children.map(({ title, path, picture }) => (
              <li key={path}>
                <Link className={styles.child} href={path}>
                  {picture && <ProductPicture picture={picture} sizes="160px" between={[0, 240]} decorative />}
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {total > 0 ? (
        <Listing source={{ kind: 'landing', reference }} first={{ products, total }} />
      ) : (
        <p>
          <Trans>Här finns inga varor just nu.</Trans>
        </p>
      )}
      {hasLists && <NearLandingLists key={reference} link={{ title: heading, path: reference }} as={page.template} />}
    </PageFrame>
  );
}

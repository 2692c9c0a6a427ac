import { Trans, useLingui } from '@lingui/react/macro';
import type { PageOf } from '../../api/page-data/schema';
import { campaignCards } from '../../blocks/campaign-cards/campaign-cards';
import { Link } from '../../blocks/link/Link';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { ProductPicture } from '../../blocks/product-picture/ProductPicture';
import { ProductRow } from '../../blocks/product-row/ProductRow';
import { PurchaseLinks } from '../../blocks/purchase-links/PurchaseLinks';
import { useBelowFold } from '../../lib/use-below-fold';
import { LinkButton } from '../../ui/button/LinkButton';
import { evenHero, heroHeading, heroTexts } from '../../ui/hero/hero.css';
import * as styles from './HomeScreen.css';

export function HomeScreen({ page }: { page: PageOf<'home'> }) {
  const { t } = useLingui();
  const { hero, shortcuts } = page.data;
  const belowFold = useBelowFold();
  return (
    <PageFrame>
      <section className={evenHero}>
        <div className={heroTexts}>
          <h1 className={heroHeading}>{hero.title}</h1>
          <p className={styles.text}>{hero.text}</p>
          <div>
            <LinkButton link={Link} href={hero.link.path} size="huge">
              {hero.link.title}
            </LinkButton>
          </div>
        </div>
        {hero.picture && (
          <ProductPicture picture={hero.picture} sizes="(min-width: 768px) 50vw, 352px" hero decorative />
        )}
      </section>
      {shortcuts.length > 0 && (
        <nav aria-label={t`Vanliga ärenden`}>
          <ul className={styles.shortcuts}>
            {shortcuts.map(({ title, path }) => (
              <li key={path}>
                <Link className={styles.shortcut} href={path}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {belowFold && <Lower data={page.data} />}
    </PageFrame>
  );
}

function Lower({ data: { lists, campaigns, advice, asOf } }: { data: PageOf<'home'>['data'] }) {
  const { t } = useLingui();
  return (
    <>
      {lists.map(
        ({ title, link, products }) =>
          products.length > 0 && (
            <div key={title} className={styles.list}>
              <ProductRow title={title} cards={products} fromPage all={link} />
            </div>
          ),
      )}
      <div className={styles.list}>
        <PartBoundary prerendered>
          <campaignCards.Component title={t`Kampanjer`} campaigns={campaigns} asOf={asOf} />
        </PartBoundary>
      </div>
      {advice.length > 0 && (
        <section className={styles.group}>
          <h2 className={styles.subHeading}>
            <Trans>Råd från våra farmaceuter</Trans>
          </h2>
          <ul className={styles.tiles}>
            {advice.map(({ title, text, path }) => (
              <li key={path} className={styles.tile}>
                <h3 className={styles.tileTitle}>
                  <Link className={styles.target} href={path}>
                    {title}
                  </Link>
                </h3>
                <p className={styles.note}>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PurchaseLinks />
    </>
  );
}

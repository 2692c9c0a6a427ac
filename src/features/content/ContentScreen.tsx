import { Trans, useLingui } from '@lingui/react/macro';
import type { PageOf } from '../../api/page-data/schema';
import { NearLandingLists } from '../../blocks/landing-lists/NearLandingLists';
import { Link } from '../../blocks/link/Link';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { ProductPicture } from '../../blocks/product-picture/ProductPicture';
import { formatLongDate } from '../../i18n/format';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { Blocks, headingsOf } from './Blocks';
import * as styles from './content.css';
import { JumpLink } from './JumpLink';

/** With fewer headings than this, no table of contents is needed. */
const fewestInContents = 3;

/** An editorial page: advice, terms, information. */
export function ContentScreen({ page }: { page: PageOf<'content'> }) {
  const { t } = useLingui();
  const { heading, intro, picture, blocks, related, shelf, reviewed } = page.data;
  const headings = headingsOf(blocks);
  const hasContents = headings.length >= fewestInContents;
  return (
    <PageFrame crumbs={page.seo.breadcrumbs}>
      <div className={picture ? styles.article : `${styles.article} ${styles.withoutPicture}`}>
        <header className={styles.head}>
          <h1 className={styles.heading}>{heading}</h1>
          {intro !== '' && <p className={styles.lead}>{intro}</p>}
          {reviewed && <Reviewed by={reviewed.by} date={formatLongDate(reviewed.date)} />}
          {picture && (
            <div className={styles.picture}>
              <ProductPicture picture={picture} sizes="(min-width: 768px) 640px, 95vw" hero decorative />
            </div>
          )}
        </header>
        {hasContents && (
          <nav className={styles.contents} aria-labelledby="innehallsforteckning">
            <h2 id="innehallsforteckning" className={styles.boxHeading}>
              <Trans>På den här sidan</Trans>
            </h2>
            <ul className={styles.links}>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <JumpLink to={id} className={standaloneLink}>
                    {text}
                  </JumpLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.text}>
          <Blocks blocks={blocks} />
        </div>
        {related.length > 0 && (
          <nav className={hasContents ? styles.related : styles.relatedAlone} aria-label={t`Läs mer`}>
            <h2 className={styles.boxHeading}>
              <Trans>Läs mer</Trans>
            </h2>
            <ul className={styles.links}>
              {related.map(({ title, path }) => (
                <li key={path}>
                  <Link className={standaloneLink} href={path}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {shelf && <NearLandingLists key={page.seo.path} link={shelf} as="shelf" below={page.seo.path} />}
    </PageFrame>
  );
}

function Reviewed({ by, date }: { by: string; date: string }) {
  return (
    <p className={styles.reviewed}>
      <Trans>
        Granskad av {by}, {date}
      </Trans>
    </p>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { PageOf } from '../../api/page-data/schema';
import { Link } from '../../blocks/link/Link';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { ProductPicture } from '../../blocks/product-picture/ProductPicture';
import { keyed } from '../../lib/keyed';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import * as styles from './content.css';

type Block = PageOf<'content'>['data']['blocks'][number];

/** An editorial page: advice, terms, information. */
export function ContentScreen({ page }: { page: PageOf<'content'> }) {
  const { t } = useLingui();
  const { heading, intro, blocks, related } = page.data;
  return (
    <PageFrame crumbs={page.seo.breadcrumbs}>
      <article className={styles.article}>
        <h1 className={styles.heading}>{heading}</h1>
        {intro !== '' && <p className={styles.intro}>{intro}</p>}
        {keyed(blocks).map(({ key, item }) => (
          <BlockView key={key} block={item} />
        ))}
      </article>
      {related.length > 0 && (
        <nav className={styles.related} aria-label={t`Läs mer`}>
          <h2 className={styles.subHeading}>
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
    </PageFrame>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className={styles.subHeading}>{block.text}</h2>;
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {keyed(block.items).map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      );
    case 'picture':
      return <ProductPicture picture={block.picture} sizes="(min-width: 768px) 640px, 95vw" />;
  }
}

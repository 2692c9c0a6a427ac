import type { PageOf } from '../../api/page-data/schema';
import { Link } from '../../blocks/link/Link';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import * as styles from './content.css';

/** Brands A–Ö, and the campaigns: links in groups. */
export function IndexScreen({ page }: { page: PageOf<'brands'> | PageOf<'campaigns'> }) {
  const { heading, intro, groups } = page.data;
  return (
    <PageFrame crumbs={page.seo.breadcrumbs}>
      <h1 className={styles.heading}>{heading}</h1>
      {intro !== '' && <p className={styles.intro}>{intro}</p>}
      {groups.map((group) => (
        <section key={group.title} className={styles.group}>
          <h2 className={styles.subHeading}>{group.title}</h2>
          <ul className={styles.index}>
            {group.links.map(({ title, path, text }) => (
              <li key={path} className={styles.entry}>
                <Link className={standaloneLink} href={path}>
                  {title}
                </Link>
                {text !== '' && <p className={styles.note}>{text}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PageFrame>
  );
}

import type { PageOf } from '../../api/page-data/schema';
import { Link } from '../../blocks/link/Link';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { Finder } from './Finder';
import * as styles from './FindPharmacyScreen.css';

/** The search for pharmacies, and links to those of each county, which also work before the search does. */
export function FindPharmacyScreen({ page }: { page: PageOf<'find-pharmacy'> }) {
  const { heading, intro, groups } = page.data;
  return (
    <PageFrame>
      <div className={styles.head}>
        <h1 className={styles.heading}>{heading}</h1>
        <p>{intro}</p>
      </div>
      <Finder />
      {groups.map(({ title, links }) => (
        <section key={title} className={styles.counties} data-screen-only>
          <h2 className={styles.subHeading}>{title}</h2>
          <ul className={styles.countyList}>
            {links.map((link) => (
              <li key={link.path}>
                <Link className={standaloneLink} href={link.path}>
                  {link.title}
                </Link>
                {link.text !== '' && <span className={styles.quiet}> {link.text}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PageFrame>
  );
}

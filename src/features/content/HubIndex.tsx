import type { ReactNode } from 'react';
import type { PageOf } from '../../api/page-data/schema';
import { Link } from '../../blocks/link/Link';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { Blocks } from './Blocks';
import { subHeading } from './content.css';
import * as styles from './IndexScreen.css';

type HubIndexProps = Pick<PageOf<'root'>['data'], 'groups' | 'blocks'>;

/** A hub's pages in groups, and its own text. */
export function HubIndex({ groups, blocks }: HubIndexProps) {
  return (
    <div className={styles.hub}>
      <LinkGroups groups={groups} />
      {blocks.length > 0 && (
        <div className={styles.box}>
          <Blocks blocks={blocks} />
        </div>
      )}
    </div>
  );
}

interface LinkGroupsProps extends Pick<HubIndexProps, 'groups'> {
  /** What a row shows below its text. */
  more?: (path: string) => ReactNode;
}

export function LinkGroups({ groups, more }: LinkGroupsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, links }) => (
        <section key={title} className={styles.group}>
          <h2 className={subHeading}>{title}</h2>
          <ul className={styles.index}>
            {links.map((link) => (
              <li key={link.path} className={styles.entry}>
                <Link className={standaloneLink} href={link.path}>
                  {link.title}
                </Link>
                {link.text !== '' && <p className={styles.note}>{link.text}</p>}
                {more?.(link.path)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

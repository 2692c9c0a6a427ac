import type { ContentItem } from '../../api/elevate/schema';
import { Link } from '../../blocks/link/Link';
import * as styles from './ContentHits.css';

export function ContentLink({ item: { title, link, description } }: { item: ContentItem }) {
  return (
    <li className={styles.item}>
      <Link className={styles.link} href={link}>
        {title}
      </Link>
      {description !== '' && <p className={styles.text}>{description}</p>}
    </li>
  );
}

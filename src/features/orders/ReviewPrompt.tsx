import { Trans } from '@lingui/react/macro';
import { Link } from '../../blocks/link/Link';
import { type Order, reviewableItems } from '../../domain/order';
import { useConfig } from '../../platform/config/config';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import * as styles from './Prompt.css';

/** Asks for reviews of the products, if the shop has reviews and the products can be reviewed. */
export function ReviewPrompt({ order }: { order: Order }) {
  const hasReviews = useConfig()?.reviews != null;
  const items = reviewableItems(order);
  if (!hasReviews || items.length === 0) return null;
  return (
    <section className={styles.prompt} aria-labelledby="order-omdomen" data-screen-only>
      <h2 id="order-omdomen" className={styles.title}>
        <Trans>Vad tycker du om dina varor?</Trans>
      </h2>
      <p>
        <Trans>Ditt omdöme hjälper andra att välja. Lämna det på varans sida när du har provat den.</Trans>
      </p>
      <ul className={styles.links}>
        {items.map(({ itemId, path, title }) => (
          <li key={itemId ?? path}>
            <Link href={path} className={standaloneLink}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Trans } from '@lingui/react/macro';
import type { PageOf } from '../../api/page-data/schema';
import { Link } from '../../blocks/link/Link';
import { formatDay } from '../../i18n/format';
import * as styles from './ProductScreen.css';

interface CampaignOffersProps {
  campaigns: PageOf<'product'>['data']['campaigns'];
  /** The last day that is already shown with the price. */
  shownExpiry: string | null | undefined;
}

/** The product's campaigns, each with its last day. */
export function CampaignOffers({ campaigns, shownExpiry }: CampaignOffersProps) {
  if (campaigns.length === 0) return null;
  return (
    <ul className={styles.campaigns}>
      {campaigns.map(({ title, path, ends }) => {
        const date = formatDay(ends);
        return (
          <li key={path}>
            <Link href={path}>{title}</Link>{' '}
            {ends !== shownExpiry && (
              <span className={styles.label}>
                <Trans>t.o.m. {date}</Trans>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

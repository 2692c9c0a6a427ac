import type { PageOf } from '../../api/page-data/schema';
import { campaignState } from '../../domain/campaign';
import { Link } from '../link/Link';
import { ProductPicture } from '../product-picture/ProductPicture';
import * as styles from './CampaignCards.css';
import { CampaignDates } from './CampaignDates';
import { useCalendar } from './use-calendar';
import { useToday } from './use-today';

type Campaign = PageOf<'campaigns'>['data']['campaigns'][number];

interface CampaignCardsProps {
  title: string;
  campaigns: readonly Campaign[];
  /** ISO date on which `campaigns` was assembled. */
  asOf: string;
}

/** Campaigns with their dates; those that have ended since are hidden. */
export function CampaignCards({ title, campaigns, asOf }: CampaignCardsProps) {
  const today = useToday(asOf);
  const shown = campaigns.filter((campaign) => campaignState(campaign, today) !== 'ended');
  const list = useCalendar(title, shown);
  if (shown.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.cards} ref={list}>
        {shown.map((campaign) => (
          <li key={campaign.path} className={styles.card}>
            {campaign.picture && (
              <ProductPicture
                picture={campaign.picture}
                sizes="(min-width: 1024px) 400px, (min-width: 768px) 45vw, 95vw"
                decorative
              />
            )}
            <div className={styles.texts}>
              <p className={styles.dates}>
                <CampaignDates campaign={campaign} today={today} />
              </p>
              <h3 className={styles.title}>
                <Link href={campaign.path}>{campaign.title}</Link>
              </h3>
              <p className={styles.text}>{campaign.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

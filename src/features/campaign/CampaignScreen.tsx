import type { PageOf } from '../../api/page-data/schema';
import { CampaignCardsPlaceholder } from '../../blocks/campaign-cards/CampaignCardsPlaceholder';
import { CampaignDates } from '../../blocks/campaign-cards/CampaignDates';
import { useToday } from '../../blocks/campaign-cards/use-today';
import { Listing } from '../../blocks/listing/Listing';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { WhenNear } from '../../blocks/part-boundary/WhenNear';
import { ProductPicture } from '../../blocks/product-picture/ProductPicture';
import { campaignState } from '../../domain/campaign';
import { part } from '../../lib/part';
import { heroHeading, wordyHero } from '../../ui/hero/hero.css';
import * as styles from './CampaignScreen.css';

// Lazy, since most campaigns have products and need neither.
const campaignNotice = part(() => import('./CampaignNotice'));
const otherCampaigns = part(() => import('./OtherCampaigns'));

/** A campaign's description, dates and products. */
export function CampaignScreen({ page }: { page: PageOf<'campaign'> }) {
  const { heading, intro, picture, reference, products, total, asOf } = page.data;
  const today = useToday(asOf);
  const state = campaignState(page.data, today);
  const isEmpty = state === 'ended' || total === 0;
  return (
    <PageFrame crumbs={page.seo.breadcrumbs}>
      <section className={wordyHero}>
        <div className={styles.texts}>
          <h1 className={heroHeading}>{heading}</h1>
          {state !== 'ended' && (
            <p className={styles.dates}>
              <CampaignDates campaign={page.data} today={today} />
            </p>
          )}
          {intro !== '' && <p>{intro}</p>}
        </div>
        {picture && (
          <ProductPicture
            picture={picture}
            sizes="(min-width: 768px) 40vw, 95vw"
            between={[480, 960]}
            hero
            decorative
          />
        )}
      </section>
      {isEmpty && (
        <PartBoundary placeholder={state === 'ended' && <div className={styles.endedPlaceholder} />} prerendered>
          <campaignNotice.Component state={state} ends={page.data.ends} />
        </PartBoundary>
      )}
      {!isEmpty && <Listing source={{ kind: 'landing', reference }} first={{ products, total }} />}
      <WhenNear placeholder={<CampaignCardsPlaceholder />}>
        <otherCampaigns.Component path={reference} />
      </WhenNear>
    </PageFrame>
  );
}

import type { PageOf } from '../../api/page-data/schema';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { BrandsIndex } from './BrandsIndex';
import { CampaignsIndex } from './CampaignsIndex';
import * as styles from './content.css';
import { HubIndex } from './HubIndex';
import { head } from './IndexScreen.css';
import { RegionIndex } from './RegionIndex';

type IndexPage = PageOf<'brands'> | PageOf<'campaigns'> | PageOf<'root'> | PageOf<'pharmacy-region'>;

/** Pages that link to others: brands A–Ö, campaigns, hubs, pharmacies of a county or a place. */
export function IndexScreen({ page }: { page: IndexPage }) {
  const { heading, intro } = page.data;
  return (
    <PageFrame crumbs={page.seo.breadcrumbs}>
      <div className={head}>
        <h1 className={styles.heading}>{heading}</h1>
        {intro !== '' && <p className={styles.intro}>{intro}</p>}
      </div>
      <IndexView page={page} />
    </PageFrame>
  );
}

function IndexView({ page }: { page: IndexPage }) {
  switch (page.template) {
    case 'brands':
      return <BrandsIndex groups={page.data.groups} />;
    case 'campaigns':
      return <CampaignsIndex campaigns={page.data.campaigns} asOf={page.data.asOf} />;
    case 'root':
      return <HubIndex groups={page.data.groups} blocks={page.data.blocks} />;
    case 'pharmacy-region':
      return <RegionIndex groups={page.data.groups} pharmacies={page.data.pharmacies} />;
  }
}

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PageOf } from '../../api/page-data/schema';
import { disclosures } from '../../blocks/disclosures/disclosures-part';
import { Link } from '../../blocks/link/Link';
import { CannotShow, PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { returnLimit } from '../../domain/returns';
import { part } from '../../lib/part';
import * as styles from './ProductScreen.css';

const leaflet = part(() => import('../../blocks/leaflet/Leaflet'));

const returnLimits = {
  medicine: msg`Läkemedel kan inte lämnas tillbaka: de får inte säljas igen när de har lämnat apoteket.`,
  cooled: msg`Kylvaror kan inte lämnas tillbaka.`,
  withdrawnOnly: msg`Livsmedel och kosttillskott tar vi tillbaka om du ångrar köpet inom 14 dagar.`,
} as const;

type ProductData = PageOf<'product'>['data'];

const tagTexts = {
  adultOnly: msg`Säljs bara till den som har fyllt 18 år.`,
  idRequired: msg`Legitimation krävs när varan lämnas ut.`,
  requiresCooling: msg`Kylvara: skickas kylt.`,
  ecological: msg`Ekologisk vara.`,
  unknown: null,
} as const;

/** A product's description, shipping and return, categories, leaflet and legal notices. */
export function AboutProduct({ data }: { data: ProductData }) {
  const { i18n } = useLingui();
  const limit = returnLimit(data);
  const tags = [...data.shippingTags.flatMap((tag) => tagTexts[tag] ?? []), ...(limit ? [returnLimits[limit]] : [])];
  return (
    <div className={styles.column}>
      <h2 className={styles.heading}>
        <Trans>Om varan</Trans>
      </h2>
      <p className={styles.text}>{data.description}</p>
      {tags.length > 0 && (
        <ul>
          {tags.map((text) => (
            <li key={text.id}>{i18n._(text)}</li>
          ))}
        </ul>
      )}
      <p>
        <Trans>Finns i:</Trans> <Links to={data.categories} />
      </p>
      {data.guides.length > 0 && (
        <p>
          <Trans>Läs mer:</Trans> <Links to={data.guides} />
        </p>
      )}
      {data.leaflet !== null && (
        <PartBoundary fallback={<CannotShow />} prerendered>
          <leaflet.Component title={data.product.title} below={data.leaflet} />
        </PartBoundary>
      )}
      <PartBoundary>
        <disclosures.Component productNumber={data.product.productNumber} />
      </PartBoundary>
    </div>
  );
}

function Links({ to }: { to: ProductData['categories'] }) {
  return to.map(({ title, path }, n) => (
    <span key={path}>
      {n > 0 && ', '}
      <Link href={path}>{title}</Link>
    </span>
  ));
}

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PageOf } from '../../api/page-data/schema';
import { Collapsible } from '../../blocks/collapsible/Collapsible';
import { disclosures } from '../../blocks/disclosures/disclosures-part';
import { Link } from '../../blocks/link/Link';
import { CannotShow, PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { WhenNear } from '../../blocks/part-boundary/WhenNear';
import type { ProductCard } from '../../domain/product';
import { part } from '../../lib/part';
import * as own from './ProductDetails.css';
import * as styles from './ProductScreen.css';

const leaflet = part('Leaflet', () => import('./Leaflet').then((m) => m.Leaflet), { late: true });
const nutrients = part('Nutrients', () => import('./Nutrients').then((m) => m.Nutrients), { late: true });

type Data = PageOf<'product'>['data'];

const bundleOffers = part('BundleOffers', () => import('./BundleOffers').then((m) => m.BundleOffers));

const tagTexts = {
  adultOnly: msg`Säljs bara till den som har fyllt 18 år.`,
  idRequired: msg`Legitimation krävs när varan lämnas ut.`,
  requiresCooling: msg`Kylvara: skickas kylt.`,
  ecological: msg`Ekologisk vara.`,
  unknown: null,
} as const;

interface ProductDetailsProps {
  data: Data;
  /** The good as it is now. */
  product: ProductCard;
}

/** What there is below a good's price: what it is sold together with, and what is told of it. */
export function ProductDetails({ data, product }: ProductDetailsProps) {
  return (
    <>
      {data.bundles.length > 0 && (
        <WhenNear key={product.productNumber} room={<div className={styles.bundleRoom} />}>
          <bundleOffers.Component of={data.bundles} product={product} />
        </WhenNear>
      )}
      <Details data={data} />
    </>
  );
}

/** Description, use, warnings, contents, facts, contact. */
function Details({ data }: { data: Data }) {
  const { t, i18n } = useLingui();
  const counted = !data.product.marketingSensitive;
  const tags = data.shippingTags.flatMap((tag) => tagTexts[tag] ?? []);
  return (
    <div className={styles.details}>
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
          <PartBoundary words={null} fallback={<CannotShow />} prerendered>
            <leaflet.Component title={data.product.title} below={data.leaflet} />
          </PartBoundary>
        )}
        <PartBoundary words={null}>
          <disclosures.Component of={data.product.productNumber} />
        </PartBoundary>
      </div>
      <div className={styles.column}>
        <Section counted={counted} title={t`Användning`} text={data.usage} />
        <Section counted={counted} title={t`Varningar`} text={data.warnings} />
        <Section counted={counted} title={t`Innehåll`} text={data.contents} />
        {data.nutrients.length > 0 && (
          <Collapsible title={t`Näringsvärde`} counted={counted}>
            <PartBoundary words={null} fallback={<CannotShow />} prerendered>
              <nutrients.Component of={data.nutrients} />
            </PartBoundary>
          </Collapsible>
        )}
        {data.labels.length > 0 && (
          <Collapsible title={t`Märkning`} counted={counted}>
            <dl className={own.labels}>
              {data.labels.map(({ title, text }) => (
                <div key={title}>
                  <dt className={own.name}>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </Collapsible>
        )}
        <Collapsible title={t`Fakta`} counted={counted}>
          <dl className={styles.facts}>
            {data.facts.map(({ label, value }) => (
              <FactRow key={label} label={label} value={value} />
            ))}
            <FactRow label={t`Varunummer`} value={data.product.productNumber} />
          </dl>
        </Collapsible>
        {data.contact && (
          <Collapsible
            title={data.contact.type === 'MANUFACTURER' ? t`Tillverkare` : t`Ansvarig för varan`}
            counted={counted}
          >
            <p>{data.contact.name}</p>
            <p>{data.contact.address}</p>
            {data.contact.email && <a href={`mailto:${data.contact.email}`}>{data.contact.email}</a>}
          </Collapsible>
        )}
      </div>
    </div>
  );
}

function Links({ to }: { to: Data['categories'] }) {
  return to.map(({ title, path }, n) => (
    <span key={path}>
      {n > 0 && ', '}
      <Link href={path}>{title}</Link>
    </span>
  ));
}

interface SectionProps {
  title: string;
  text: string | null;
  counted: boolean;
}

function Section({ title, text, counted }: SectionProps) {
  if (text === null) return null;
  return (
    <Collapsible title={title} counted={counted}>
      <p className={styles.text}>{text}</p>
    </Collapsible>
  );
}

function FactRow({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt className={styles.label}>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { PageOf } from '../../api/page-data/schema';
import { Collapsible } from '../../blocks/collapsible/Collapsible';
import { CannotShow, PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { mayBeReported } from '../../domain/product';
import { part } from '../../lib/part';
import * as own from './ProductDetails.css';
import * as styles from './ProductScreen.css';

const nutrients = part(() => import('./Nutrients'));

type ProductData = PageOf<'product'>['data'];

/** A product's unfolding sections: use, warnings, contents, nutrients, labels, facts, contact. */
export function ProductSections({ data }: { data: ProductData }) {
  const { t } = useLingui();
  const isTracked = mayBeReported(data.product);
  return (
    <div className={styles.column}>
      <TextSection isTracked={isTracked} title={t`Användning`} text={data.usage} />
      <TextSection isTracked={isTracked} title={t`Varningar`} text={data.warnings} />
      <TextSection isTracked={isTracked} title={t`Innehåll`} text={data.contents} />
      {data.nutrients.length > 0 && (
        <Collapsible title={t`Näringsvärde`} isTracked={isTracked}>
          <PartBoundary fallback={<CannotShow />} prerendered>
            <nutrients.Component nutrients={data.nutrients} />
          </PartBoundary>
        </Collapsible>
      )}
      {data.labels.length > 0 && (
        <Collapsible title={t`Märkning`} isTracked={isTracked}>
          <Labels labels={data.labels} />
        </Collapsible>
      )}
      <Collapsible title={t`Fakta`} isTracked={isTracked}>
        <dl className={styles.facts}>
          {data.facts.map(({ label, value }) => (
            <FactRow key={label} label={label} value={value} />
          ))}
          <FactRow label={t`Varunummer`} value={data.product.productNumber} />
        </dl>
      </Collapsible>
      {data.contact && <ContactSection contact={data.contact} isTracked={isTracked} />}
    </div>
  );
}

interface TextSectionProps {
  title: string;
  text: string | null;
  isTracked: boolean;
}

function TextSection({ title, text, isTracked }: TextSectionProps) {
  if (text === null) return null;
  return (
    <Collapsible title={title} isTracked={isTracked}>
      <p className={styles.text}>{text}</p>
    </Collapsible>
  );
}

function Labels({ labels }: Pick<ProductData, 'labels'>) {
  return (
    <dl className={own.labels}>
      {labels.map(({ title, text }) => (
        <div key={title}>
          <dt className={own.name}>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
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

interface ContactSectionProps {
  contact: NonNullable<ProductData['contact']>;
  isTracked: boolean;
}

function ContactSection({ contact: { type, name, address, email }, isTracked }: ContactSectionProps) {
  const { t } = useLingui();
  return (
    <Collapsible title={type === 'MANUFACTURER' ? t`Tillverkare` : t`Ansvarig för varan`} isTracked={isTracked}>
      <p>{name}</p>
      <p>{address}</p>
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </Collapsible>
  );
}

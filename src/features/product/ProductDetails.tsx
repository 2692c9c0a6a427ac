import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PageOf } from '../../api/page-data/schema';
import { Collapsible } from '../../blocks/collapsible/Collapsible';
import { Link } from '../../blocks/link/Link';
import { Nutrients } from './Nutrients';
import * as styles from './ProductScreen.css';

type Data = PageOf<'product'>['data'];

const tagTexts = {
  adultOnly: msg`Säljs bara till den som har fyllt 18 år.`,
  idRequired: msg`Legitimation krävs när varan lämnas ut.`,
  requiresCooling: msg`Kylvara: skickas kylt.`,
  ecological: msg`Ekologisk vara.`,
  unknown: null,
} as const;

/** What is told of a good below its price: description, use, warnings, contents, facts, contact. */
export function ProductDetails({ data }: { data: Data }) {
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
          <Trans>Finns i:</Trans>{' '}
          {data.categories.map(({ title, path }, n) => (
            <span key={path}>
              {n > 0 && ', '}
              <Link href={path}>{title}</Link>
            </span>
          ))}
        </p>
      </div>
      <div className={styles.column}>
        <Section counted={counted} title={t`Användning`} text={data.usage} />
        <Section counted={counted} title={t`Varningar`} text={data.warnings} />
        <Section counted={counted} title={t`Innehåll`} text={data.contents} />
        {data.nutrients.length > 0 && (
          <Collapsible title={t`Näringsvärde`} counted={counted}>
            <Nutrients of={data.nutrients} />
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

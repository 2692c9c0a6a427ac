import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ServicePhone } from '../../../blocks/phone/ServicePhone';
import type { Order } from '../../../domain/order';
import { type Exemption, exemptionOf } from '../../../domain/withdrawal';
import { unbrokenUnits } from '../../../i18n/unbroken-units';
import * as prompt from '../Prompt.css';
import * as styles from './withdrawal.css';

const reasons: Readonly<Record<Exemption, MessageDescriptor>> = {
  medicine: msg`Läkemedel omfattas inte av ångerrätten, eftersom de inte får säljas igen när de har lämnat apoteket.`,
  cooled: msg`Kylvaror omfattas inte av ångerrätten, eftersom de snabbt kan bli dåliga.`,
  unknown: msg`Varan kan inte ångras här. Kontakta kundservice, så hjälper vi dig.`,
};

const kinds = ['medicine', 'cooled', 'unknown'] as const;

/** Which products of the order cannot be withdrawn from here, each with its reason. */
export function Exempt({ order }: { order: Order }) {
  const { t } = useLingui();
  const exempt = kinds.flatMap((reason) => {
    const titles = new Set(order.items.flatMap((item) => (exemptionOf(item, order) === reason ? item.title : [])));
    return titles.size > 0 ? [{ reason, titles: [...titles].join(', ') }] : [];
  });
  if (exempt.length === 0) return null;
  return (
    <section className={prompt.prompt} aria-labelledby="anger-undantag">
      <h2 id="anger-undantag" className={prompt.title}>
        <Trans>Det här kan inte ångras här</Trans>
      </h2>
      <dl className={styles.exemptions}>
        {exempt.map(({ reason, titles }) => (
          <div key={reason}>
            <dt className={styles.exempt}>{unbrokenUnits(titles)}</dt>
            <dd>{t(reasons[reason])}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Trans>
          Är det fel på en vara kan du alltid reklamera den. Kontakta då kundservice på <ServicePhone />.
        </Trans>
      </p>
    </section>
  );
}

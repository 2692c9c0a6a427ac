import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { HoursText } from '../../blocks/opening-hours/HoursText';
import { type SpanOfDays, usualHours } from '../../domain/opening-hours';
import type { Pharmacy } from '../../domain/pharmacy';
import { formatWeekday } from '../../i18n/format';
import { formatList } from '../../i18n/format-list';
import { inSentence } from '../../i18n/in-sentence';
import * as styles from './PharmacyScreen.css';

interface AboutPharmacyProps {
  pharmacy: Pharmacy;
  /** ISO date on which the page was generated. */
  asOf: string;
}

/** The pharmacy in a few sentences: prerendered, and the first text that is large, so that it is seen early. */
export function AboutPharmacy({ pharmacy, asOf }: AboutPharmacyProps) {
  const { name, street, place, county, bookableServices } = pharmacy;
  const spans = usualHours(pharmacy, asOf);
  const services = formatList(bookableServices.map((service) => inSentence(service.name)));
  return (
    <p className={styles.lead}>
      <Trans>
        {name} är ett apotek på {street} i {place}, {county}. Här hämtar du ut recept, köper läkemedel och får råd av
        farmaceuter.
      </Trans>{' '}
      {spans.length > 0 && (
        <Trans>
          Ordinarie öppettider är <UsualHours spans={spans} />.
        </Trans>
      )}{' '}
      {services !== '' && <Trans>Du kan boka tid för {services}.</Trans>}
    </p>
  );
}

function UsualHours({ spans }: { spans: readonly SpanOfDays[] }) {
  return spans.map(({ first, last, hours }, n) => (
    <Fragment key={first}>
      {n > 0 && ', '}
      {formatWeekday(first)}
      {last !== first && `–${formatWeekday(last)}`} {hours ? <HoursText hours={hours} /> : <Trans>stängt</Trans>}
    </Fragment>
  ));
}

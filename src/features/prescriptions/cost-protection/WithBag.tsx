import { Trans } from '@lingui/react/macro';
import { Link } from '../../../blocks/link/Link';
import type { WithBag as Standing } from '../../../domain/prescription';
import { formatMoney } from '../../../i18n/format';
import { paths } from '../../../routes/paths';
import { Fact } from '../Fact';
import * as styles from '../Prescriptions.css';
import { StandingFacts } from './StandingFacts';

/** What an order of the patient's products in the cart does to the high-cost protection. */
export function WithBag({ withBag }: { withBag: Standing }) {
  return (
    <section className={styles.card} aria-labelledby="hogkostnadsskydd-varukorg">
      <h2 id="hogkostnadsskydd-varukorg" className={styles.title}>
        <Trans>Efter en beställning av det som ligger i varukorgen</Trans>
      </h2>
      {withBag.cost === 0 ? <Nothing /> : <Changes withBag={withBag} />}
    </section>
  );
}

/** Nothing of it counts. */
function Nothing() {
  return (
    <p>
      <Trans>
        Läkemedlen i <Link href={paths.cart()}>varukorgen</Link> är utanför högkostnadsskyddet och räknas inte mot
        frikortet.
      </Trans>
    </p>
  );
}

function Changes({ withBag }: { withBag: Standing }) {
  return (
    <>
      <p>
        <Trans>
          Läkemedlen i <Link href={paths.cart()}>varukorgen</Link> lägger {formatMoney(withBag.cost)} till kostnaden
          före rabatt.
        </Trans>{' '}
        {withBag.outside > 0 && (
          <Trans>
            De kostar {formatMoney(withBag.price)} före rabatt, men {formatMoney(withBag.outside)} av det är utanför
            högkostnadsskyddet.
          </Trans>
        )}{' '}
        {withBag.hasFreeCard && (
          <strong>
            <Trans>Då nås frikortet.</Trans>
          </strong>
        )}
      </p>
      <dl className={styles.facts}>
        <Fact term={<Trans>Kostnad före rabatt</Trans>}>{formatMoney(withBag.spent)}</Fact>
        <StandingFacts standing={withBag} />
      </dl>
    </>
  );
}

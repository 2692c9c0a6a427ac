import { Trans } from '@lingui/react/macro';
import { clubDefaults } from '../../../platform/config/club-schema';
import { useConfig } from '../../../platform/config/config';
import * as styles from '../Club.css';

/** How points are earned and what cheques can be used for. */
export function ChequeTerms() {
  const { chequesPerYear } = useConfig()?.club ?? clubDefaults;
  return (
    <ul className={styles.bullets}>
      <li>
        <Trans>Du får 1 poäng för varje krona du handlar för, på nätet och på våra apotek.</Trans>
      </li>
      <li>
        <Trans>Tjänster, receptvaror och varor inom högkostnadsskyddet ger inga poäng.</Trans>
      </li>
      <li>
        <Trans>Poängen blir bonuscheckar {chequesPerYear} gånger om året.</Trans>
      </li>
      <li>
        <Trans>Bonuscheckar betalar inte frakt, receptvaror, modersmjölksersättning eller gåvor.</Trans>
      </li>
      <li>
        <Trans>De kan inte skänkas bort, och du får inga pengar tillbaka om köpet kostar mindre än checken.</Trans>
      </li>
      <li>
        <Trans>En använd bonuscheck betalas inte tillbaka när du returnerar en vara.</Trans>
      </li>
      <li>
        <Trans>Pensionärer får 15 % rabatt på tisdagar.</Trans>
      </li>
    </ul>
  );
}

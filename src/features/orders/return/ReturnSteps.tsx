import { Trans } from '@lingui/react/macro';
import * as styles from '../Prompt.css';
import * as own from './return.css';

/** What happens once there is a slip. */
export function ReturnSteps() {
  return (
    <section className={styles.prompt} aria-labelledby="retur-steg">
      <h2 id="retur-steg" className={styles.title}>
        <Trans>Så går det till</Trans>
      </h2>
      <ol className={own.steps}>
        <li>
          <Trans>Skapa retursedeln och lägg den i paketet tillsammans med varorna.</Trans>
        </li>
        <li>
          <Trans>Lämna paketet hos ett ombud och visa koden. Returen är gratis.</Trans>
        </li>
        <li>
          <Trans>Du får pengarna tillbaka senast fem bankdagar efter att varorna har kommit fram till oss.</Trans>
        </li>
      </ol>
    </section>
  );
}

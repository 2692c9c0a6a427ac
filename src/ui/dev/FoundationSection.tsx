import { Icon } from '../icon/Icon';
import * as paths from '../icon/paths';
import { Logo } from '../logo/Logo';
import { Spinner } from '../spinner/Spinner';
import { Example, Row, Section } from './Example';
import * as styles from './Gallery.css';

export function FoundationSection() {
  return (
    <Section title="Grunden">
      <Example name="Färgroller">
        <Row>
          {Object.entries(styles.swatches).map(([role, look]) => (
            <div key={role} className={look}>
              {role}
            </div>
          ))}
        </Row>
      </Example>
      <Example name="Textstorlekar">
        <div className={styles.stack}>
          {Object.entries(styles.sizes).map(([size, look]) => (
            <p key={size} className={look}>
              {size}: Alla läkemedel hämtas vid luckan
            </p>
          ))}
          <p>
            Löpande text med en <a href="#grunden">länk</a>, och priser: <span className={styles.prices}>129 kr</span>{' '}
            <span className={`${styles.prices} ${styles.reduced}`}>99:50</span>
          </p>
        </div>
      </Example>
      <Example name="Märke">
        <div className={styles.brand}>
          <Logo />
        </div>
      </Example>
      <Example name="Ikoner">
        <Row>
          {Object.entries(paths).map(([name, path]) => (
            <span key={name} title={name}>
              <Icon path={path} />
            </span>
          ))}
          <Spinner label="Laddar" />
        </Row>
      </Example>
    </Section>
  );
}

import { Alert } from '../alert/Alert';
import { Badge } from '../badge/Badge';
import { Ribbon } from '../badge/Ribbon';
import { Button } from '../button/Button';
import { Skeleton } from '../skeleton/Skeleton';
import { Stars } from '../stars/Stars';
import { Example, Row, Section } from './Example';
import * as styles from './Gallery.css';

const badges = ['neutral', 'brand', 'accent', 'info', 'success', 'warning', 'error'] as const;

export function FeedbackSection() {
  return (
    <Section title="Besked">
      <Example name="Meddelanden">
        <div className={styles.columns}>
          <Alert tone="info">Leveransen tar en dag längre över helgen.</Alert>
          <Alert tone="success" title="Vi hör av oss när varan är tillbaka i lager" />
          <Alert tone="warning" title="Legitimation krävs">
            Bara den som betalar kan hämta ut varorna.
          </Alert>
          <Alert
            tone="error"
            title="Någonting gick fel..."
            action={
              <Button variant="secondary" size="small">
                Försök igen
              </Button>
            }
          >
            Försök igen om en stund.
          </Alert>
        </div>
      </Example>
      <Example name="Märken">
        <Row>
          {badges.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
        <div className={styles.card}>
          <Ribbon>3 för 2</Ribbon>
          <div className={styles.inset}>
            <p className={styles.prices}>Handkräm oparfymerad</p>
            <Stars value={4.6} label="Betyg 4,6 av 5" />
            <p className={`${styles.prices} ${styles.reduced} ${styles.sizes.xl}`}>49,50 kr</p>
          </div>
        </div>
      </Example>
      <Example name="Betyg">
        <Row>
          {[0, 1.5, 3, 4.6, 5].map((value) => (
            <Stars key={value} value={value} label={`Betyg ${value} av 5`} />
          ))}
        </Row>
      </Example>
      <Example name="På väg">
        <div className={styles.columns}>
          <Skeleton lines={4} />
          <Skeleton className={styles.picture} />
        </div>
      </Example>
    </Section>
  );
}

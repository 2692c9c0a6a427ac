import { Trans } from '@lingui/react/macro';
import type { PageOf } from '../../api/page-data/schema';
import { Collapsible } from '../../blocks/collapsible/Collapsible';
import { Link } from '../../blocks/link/Link';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { ProductPicture } from '../../blocks/product-picture/ProductPicture';
import { Alert } from '../../ui/alert/Alert';
import { LinkButton } from '../../ui/button/LinkButton';
import { heroHeading, heroTexts, wordyHero } from '../../ui/hero/hero.css';
import * as styles from './DoctorServiceScreen.css';

/** The partner's doctors: what they help with, how it works and what it costs. */
export function DoctorServiceScreen({ page }: { page: PageOf<'doctor-service'> }) {
  const { heading, intro, picture, steps, helps, prices, questions, urgent, contact } = page.data;
  return (
    <PageFrame crumbs={page.seo.breadcrumbs}>
      <section className={wordyHero}>
        <div className={heroTexts}>
          <h1 className={heroHeading}>{heading}</h1>
          <p>{intro}</p>
        </div>
        {picture && <ProductPicture picture={picture} sizes="(min-width: 768px) 50vw, 95vw" hero decorative />}
      </section>
      <section className={styles.section}>
        <h2 className={styles.subHeading}>
          <Trans>Så går det till</Trans>
        </h2>
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3 className={styles.stepTitle}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={styles.columns}>
        <section className={styles.section}>
          <h2 className={styles.subHeading}>
            <Trans>Det här får du hjälp med</Trans>
          </h2>
          <ul>
            {helps.map((help) => (
              <li key={help}>{help}</li>
            ))}
          </ul>
        </section>
        <section className={styles.section}>
          <h2 className={styles.subHeading}>
            <Trans>Det här kostar det</Trans>
          </h2>
          <dl className={styles.prices}>
            {prices.map(({ label, value }) => (
              <div key={label} className={styles.price}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <Alert tone="warning" title={<Trans>Är det bråttom?</Trans>}>
        {urgent}
      </Alert>
      <section className={styles.questions}>
        <h2 className={styles.subHeading}>
          <Trans>Vanliga frågor</Trans>
        </h2>
        <div>
          {questions.map(({ question, answer }) => (
            <Collapsible key={question} title={question}>
              <p>{answer}</p>
            </Collapsible>
          ))}
        </div>
      </section>
      <section className={styles.section}>
        <h2 className={styles.subHeading}>
          <Trans>Hittar du inte svaret?</Trans>
        </h2>
        <p>
          <Trans>Våra farmaceuter svarar på frågor om läkemedel och recept.</Trans>
        </p>
        <div>
          <LinkButton link={Link} href={contact.path} variant="secondary">
            {contact.title}
          </LinkButton>
        </div>
      </section>
    </PageFrame>
  );
}

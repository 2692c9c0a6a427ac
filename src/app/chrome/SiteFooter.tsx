import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { FinderLink } from '../../blocks/find-pharmacy/FinderLink';
import { Link } from '../../blocks/link/Link';
import { unbrokenPostalCode } from '../../i18n/unbroken-postal-code';
import { useConfig } from '../../platform/config/config';
import { paths } from '../../routes/paths';
import { PhoneLink } from '../../ui/phone-link/PhoneLink';
import { consentDialogOpenAtom } from '../overlays/consent/consent-dialog-open';
import { consentSettingsId } from '../overlays/consent/consent-settings-id';
import { ChatEntry } from './chat/ChatEntry';
import * as styles from './SiteFooter.css';

/**
 * Contact details, and the marks and particulars that the law requires of anyone who sells medicines online. An
 * operator replaces the two files under `/marks/` with the authorities' own artwork.
 */
export function SiteFooter() {
  const { t } = useLingui();
  const operator = useConfig()?.operator;
  const openConsentDialog = useSetAtom(consentDialogOpenAtom);
  if (!operator) return null;
  const { tradeName, company, organisationNumber, address, phone, email, authority, euLogoUrl, pages } = operator;
  return (
    <footer className={styles.footer} data-screen-only>
      <div className={styles.inner}>
        <section className={styles.column} aria-labelledby="sidfot-kontakt">
          <h2 id="sidfot-kontakt" className={styles.heading}>
            <Trans>Kontakta oss</Trans>
          </h2>
          <ul className={styles.links}>
            <li>
              <PhoneLink phone={phone} />
            </li>
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          </ul>
          <ChatEntry />
          <p>
            <Trans>Våra farmaceuter svarar på frågor om läkemedel och egenvård.</Trans>
          </p>
        </section>
        <nav className={styles.column} aria-labelledby="sidfot-butiken">
          <h2 id="sidfot-butiken" className={styles.heading}>
            <Trans>Butiken</Trans>
          </h2>
          <ul className={styles.links}>
            <li>
              <Link href={paths.campaigns()}>
                <Trans>Kampanjer</Trans>
              </Link>
            </li>
            <li>
              <Link href={paths.brands()}>
                <Trans>Varumärken A–Ö</Trans>
              </Link>
            </li>
            <li>
              <Link href={paths.club()}>
                <Trans>Kundklubb</Trans>
              </Link>
            </li>
            <li>
              <FinderLink>
                <Trans>Hitta apotek</Trans>
              </FinderLink>
            </li>
            <li>
              <Link href={paths.findOrder()}>
                <Trans>Hitta din beställning</Trans>
              </Link>
            </li>
            <li>
              <Link href={paths.findOrderToWithdraw()}>
                <Trans>Ångra köp här</Trans>
              </Link>
            </li>
            {pages.map(({ title, path }) => (
              <li key={path}>
                <Link href={path}>{title}</Link>
              </li>
            ))}
            <li>
              <button type="button" id={consentSettingsId} onClick={() => openConsentDialog(true)}>
                <Trans>Inställningar för kakor</Trans>
              </button>
            </li>
          </ul>
        </nav>
        <section className={styles.column} aria-labelledby="sidfot-apotek">
          <h2 id="sidfot-apotek" className={styles.heading}>
            <Trans>Ett godkänt apotek</Trans>
          </h2>
          <div className={styles.marks}>
            <a href={euLogoUrl}>
              <img
                src="/marks/eu-logo.svg"
                width="176"
                height="77"
                loading="lazy"
                alt={t`EU-logotypen för näthandel med läkemedel: kontrollera att apoteket är lagligt`}
              />
            </a>
            <img
              src="/marks/pharmacy.svg"
              width="77"
              height="77"
              loading="lazy"
              alt={t`Den nationella apotekssymbolen`}
            />
          </div>
          <p>
            <Trans>
              {tradeName} står under tillsyn av <a href={authority.url}>{authority.name}</a>.
            </Trans>
          </p>
        </section>
        <p className={styles.company}>
          {company} ·{' '}
          <span className={styles.unbroken}>
            <Trans>org.nr {organisationNumber}</Trans>
          </span>{' '}
          · {unbrokenPostalCode(address)}
        </p>
      </div>
    </footer>
  );
}

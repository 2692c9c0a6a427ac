import { Trans } from '@lingui/react/macro';
import { Link } from '../../blocks/link/Link';
import { ServicePhone } from '../../blocks/phone/ServicePhone';
import { useConfig } from '../../platform/config/config';
import { paths } from '../../routes/paths';
import { LinkButton } from '../../ui/button/LinkButton';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import * as styles from './OrderFrame.css';

/** Nothing was ordered in this tab, or the order is too old to be shown without signing in. */
export function NoOrder() {
  const operator = useConfig()?.operator;
  return (
    <div className={styles.intro}>
      <p>
        <Trans>Har du nyss beställt hittar du allt om köpet i orderbekräftelsen i din e-post.</Trans>
      </p>
      {operator && (
        <p>
          <Trans>
            Hittar du den inte hjälper kundservice dig på <ServicePhone /> eller{' '}
            <a href={`mailto:${operator.email}`}>{operator.email}</a>.
          </Trans>
        </p>
      )}
      <Link className={standaloneLink} href={paths.findOrder()}>
        <Trans>Hitta din beställning</Trans>
      </Link>
      <LinkButton href={paths.home()} link={Link}>
        <Trans>Fortsätt handla</Trans>
      </LinkButton>
    </div>
  );
}

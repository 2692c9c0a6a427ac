import { Trans } from '@lingui/react/macro';
import { Link } from '../../blocks/link/Link';
import { usePhone } from '../../platform/config/config';
import { paths } from '../../routes/paths';
import { LinkButton } from '../../ui/button/LinkButton';
import * as styles from './ThankYouScreen.css';

/** Nothing was ordered in this tab, or too long ago to be shown without a sign-in. */
export function NoOrder() {
  const phone = usePhone();
  return (
    <div className={styles.nothing}>
      <h1>
        <Trans>Här finns ingen beställning att visa</Trans>
      </h1>
      <p>
        <Trans>Har du nyss beställt hittar du allt om köpet i orderbekräftelsen i din e-post.</Trans>
      </p>
      <p>
        <Trans>Hittar du den inte hjälper kundservice dig på {phone}.</Trans>
      </p>
      <LinkButton href={paths.start()} link={Link}>
        <Trans>Fortsätt handla</Trans>
      </LinkButton>
    </div>
  );
}

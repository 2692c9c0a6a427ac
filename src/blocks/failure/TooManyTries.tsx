import { Trans } from '@lingui/react/macro';

/** The service asks to wait: numbers and contacts are not tried one after the other. */
export function TooManyTries() {
  return <Trans>Det blev många försök på kort tid. Vänta en stund och försök igen.</Trans>;
}

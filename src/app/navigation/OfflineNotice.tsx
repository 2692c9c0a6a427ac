import { Trans } from '@lingui/react/macro';

/** Why the page of a link is not shown. */
export function OfflineNotice() {
  return <Trans>Du är inte uppkopplad. Sidan öppnas när du har nätverk igen.</Trans>;
}

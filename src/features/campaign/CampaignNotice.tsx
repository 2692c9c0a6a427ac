import { Trans } from '@lingui/react/macro';
import { Link } from '../../blocks/link/Link';
import type { campaignState } from '../../domain/campaign';
import { formatDay } from '../../i18n/format';
import { paths } from '../../routes/paths';
import { Alert } from '../../ui/alert/Alert';
import { LinkButton } from '../../ui/button/LinkButton';

interface CampaignNoticeProps {
  state: ReturnType<typeof campaignState>;
  ends: string;
}

/** Shown instead of a campaign's products. */
export function CampaignNotice({ state, ends }: CampaignNoticeProps) {
  if (state === 'ended') return <Ended ends={ends} />;
  return (
    <p>
      {state === 'coming' ? (
        <Trans>Varorna visas här när kampanjen börjar.</Trans>
      ) : (
        <Trans>Just nu finns inga varor i kampanjen.</Trans>
      )}
    </p>
  );
}

function Ended({ ends }: { ends: string }) {
  const date = formatDay(ends);
  return (
    <Alert
      tone="info"
      title={<Trans>Kampanjen är slut</Trans>}
      action={
        <LinkButton link={Link} href={paths.campaigns()} variant="secondary">
          <Trans>Se alla kampanjer</Trans>
        </LinkButton>
      }
    >
      <Trans>Den gällde t.o.m. {date}. Här ser du vad som gäller nu.</Trans>
    </Alert>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { markStale } from '../../../api/stale-after';
import { Link } from '../../../blocks/link/Link';
import { PageFrame } from '../../../blocks/page-frame/PageFrame';
import { useTitle } from '../../../blocks/use-title/use-title';
import { verificationOutcome } from '../../../domain/email-verification';
import { paths } from '../../../routes/paths';
import { isInitialised } from '../../../session/state';
import { useSession } from '../../../session/use-session';
import { Alert } from '../../../ui/alert/Alert';
import { LinkButton } from '../../../ui/button/LinkButton';
import * as styles from '../Club.css';
import { ClubWaiting } from '../ClubWaiting';
import { outcomeTexts } from './outcome-texts';
import { resultIn } from './result-in';

/** Target of the link in the e-mail. Redirects signed-in customers to my pages, which show the result in a dialog. */
export function Verified() {
  const { t } = useLingui();
  useTitle(t`Bekräfta e-postadress`);
  const session = useSession();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const result = resultIn(useSearch());
  const leadsOn = session.signedIn && result !== null;
  const goOn = useEffectEvent(() => {
    void markStale(queries, 'confirmEmail');
    navigate(`${paths.club()}?result=${encodeURIComponent(result ?? '')}`, { replace: true });
  });
  useEffect(() => {
    if (leadsOn) goOn();
  }, [leadsOn]);

  const { tone, title, text } = outcomeTexts[verificationOutcome(result)];
  return (
    <PageFrame>
      <div className={styles.page}>
        <h1 className={styles.heading}>
          <Trans>E-postadress</Trans>
        </h1>
        {isInitialised(session) && !leadsOn ? (
          <>
            <Alert tone={tone} title={t(title)}>
              {t(text)}
            </Alert>
            <div className={styles.actions}>
              <LinkButton href={session.signedIn ? paths.club() : paths.signIn(paths.club())} link={Link}>
                <Trans>Till Mina sidor</Trans>
              </LinkButton>
            </div>
          </>
        ) : (
          <ClubWaiting />
        )}
      </div>
    </PageFrame>
  );
}

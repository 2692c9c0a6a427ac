import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { usePhone } from '../../../platform/config/config';
import { PhoneLink } from '../../../ui/phone-link/PhoneLink';
import { Spinner } from '../../../ui/spinner/Spinner';
import * as styles from './Chat.css';
import type { ChatState } from './use-chat';

interface ChatFrameProps {
  ref: Ref<HTMLIFrameElement>;
  address: string;
  state: ChatState;
  onRetry: () => void;
}

/** The chat company's page. Without an origin it can read nothing of the shop and store nothing. */
export function ChatFrame({ ref, address, state, onRetry }: ChatFrameProps) {
  const { t } = useLingui();
  const phone = usePhone();
  if (state === 'failed')
    return (
      <div className={styles.failed}>
        <FailureAlert title={<Trans>Chatten kunde inte hämtas</Trans>} onRetry={onRetry}>
          <Trans>Försök igen om en stund, eller ring oss.</Trans> <PhoneLink phone={phone} />
        </FailureAlert>
      </div>
    );
  return (
    <>
      {state === 'loading' && (
        <div className={styles.loading}>
          <Spinner label={t`Chatten hämtas`} />
        </div>
      )}
      <iframe
        ref={ref}
        className={state === 'ready' ? styles.frame : styles.hiddenFrame}
        src={address}
        title={t`Chatt med en farmaceut`}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
      />
    </>
  );
}

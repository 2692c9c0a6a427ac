import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useId } from 'react';
import { Link } from '../../blocks/link/Link';
import { linkKind, type Severity, type WebsiteMessage } from '../../domain/website-message';
import { IconButton } from '../../ui/button/IconButton';
import { Icon } from '../../ui/icon/Icon';
import { cross, failure, info, warning } from '../../ui/icon/paths';
import * as styles from './WebsiteMessages.css';

const signs: Record<Severity, string> = { info, warning, problem: failure };

interface MessageRowProps {
  message: WebsiteMessage;
  onClose: (event: MouseEvent) => void;
}

export function MessageRow({ message: { severity, text, link }, onClose }: MessageRowProps) {
  const { t } = useLingui();
  const textId = useId();
  return (
    <div className={styles.tone[severity]}>
      <div className={styles.row}>
        <span className={styles.sign}>
          <Icon path={signs[severity]} />
        </span>
        <p className={styles.text}>
          <span id={textId}>{text}</span> {link && <MessageLink {...link} />}
        </p>
        <IconButton label={t`Stäng meddelandet`} icon={cross} aria-describedby={textId} onClick={onClose} />
      </div>
    </div>
  );
}

/** In an app, an address outside of the shop is opened by the app, like every such link. */
function MessageLink({ text, href }: { text: string; href: string }) {
  const Anchor = linkKind(href) === 'page' ? Link : 'a';
  return (
    <Anchor className={styles.link} href={href}>
      {text}
    </Anchor>
  );
}

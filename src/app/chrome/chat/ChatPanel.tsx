import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../../ui/button/IconButton';
import { cross } from '../../../ui/icon/paths';
import { medium } from '../../../ui/theme/media';
import * as styles from './Chat.css';

interface ChatPanelProps {
  isOpen: boolean;
  /** How many times its content has been requested. */
  attempt: number;
  onClose: () => void;
  children: ReactNode;
}

/** Lies beside the page, which stays usable; on phones it fills the view. Its content stays while it is closed. */
export function ChatPanel({ isOpen, attempt, onClose, children }: ChatPanelProps) {
  const { t } = useLingui();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (!isOpen) return;
    title.current?.focus();
    const opened = panel.current;
    // The button that opened it is removed while it is open, and back once it has closed.
    return () => {
      const launcher = opened?.parentElement;
      requestAnimationFrame(() => {
        const { activeElement } = document;
        if (activeElement !== document.body && !opened?.contains(activeElement)) return;
        launcher?.querySelector<HTMLElement>(':scope > button:last-of-type')?.focus();
      });
    };
  }, [isOpen]);

  // The button that requested it again is gone.
  useLayoutEffect(() => {
    if (attempt > 1) title.current?.focus();
  }, [attempt]);

  /** On phones the page is behind it: what gets the focus there, also from within the frame, must not be covered. */
  const closeIfCovering = useEffectEvent(({ target }: FocusEvent) => {
    if (!panel.current?.contains(target as Node) && !matchMedia(medium).matches) onClose();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('focusin', closeIfCovering);
    return () => document.removeEventListener('focusin', closeIfCovering);
  }, [isOpen]);

  function closeOnEscape({ key }: KeyboardEvent): void {
    if (key === 'Escape') onClose();
  }

  return (
    <section ref={panel} className={styles.panel} aria-labelledby={titleId} hidden={!isOpen} onKeyDown={closeOnEscape}>
      <div className={styles.header}>
        <h2 ref={title} id={titleId} className={styles.title} tabIndex={-1}>
          <Trans>Chatt</Trans>
        </h2>
        <IconButton label={t`Stäng chatten`} icon={cross} onClick={onClose} />
      </div>
      {children}
    </section>
  );
}

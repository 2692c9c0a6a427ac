import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon/Icon';
import { cross } from '../icon/paths';
import * as styles from './Dialog.css';
import { onBackdrop } from './on-backdrop';
import { dialogOpened } from './top-dialog';

export interface DialogProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Stays visible below the scrolling content, where the window is high enough: the buttons. */
  footer?: ReactNode;
  /** Less important than the buttons: comes after them, and scrolls with the content. */
  after?: ReactNode;
}

/** The common part of modals and drawers. It is open while it is rendered. */
export function Dialog({ title, onClose, children, footer, after, shape }: DialogProps & { shape: string }) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    const stop = onBackdrop(dialog, () => close());
    const gone = dialogOpened(dialog);
    return () => {
      stop();
      gone();
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${shape}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file input or another dialog inside also fires cancel events.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.content}>
        <div className={styles.header}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <button type="button" className={styles.close} onClick={onClose}>
            <Trans>Stäng</Trans>
            <Icon path={cross} />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
        {after && <div className={styles.after}>{after}</div>}
      </div>
    </dialog>
  );
}

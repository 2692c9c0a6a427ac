import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon/Icon';
import { cross } from '../icon/paths';
import * as styles from './Dialog.css';
import { onBackdrop } from './on-backdrop';
import { dialogOpened } from './top-dialog';
import { useScrollPadding } from './use-scroll-padding';

export interface DialogProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
  /** Stays visible below the scrolling content, where the window is high enough: the buttons. */
  footer?: ReactNode;
  /**
   * Less important than the buttons: comes after them, and scrolls with the content. Where it may come later, pass null
   * until then: the buttons then stay where they are.
   */
  after?: ReactNode;
}

/** The common part of modals and drawers. It is open while it is rendered. */
export function Dialog({ title, onClose, children, footer, after, shape }: DialogProps & { shape: string }) {
  const ref = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const close = useEffectEvent(onClose);
  useScrollPadding(content);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    // Where the content scrolls, Chromium focuses the scrolling element, which has no name.
    if (document.activeElement === content.current) closeButton.current?.focus();
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
      <div ref={content} className={styles.content}>
        <div className={styles.header}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <button ref={closeButton} type="button" className={styles.close} onClick={onClose}>
            <Trans>Stäng</Trans>
            <Icon path={cross} />
          </button>
        </div>
        <div className={after === undefined ? styles.body : styles.bodyBeforeMore}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
        {after && <div className={styles.after}>{after}</div>}
      </div>
    </dialog>
  );
}

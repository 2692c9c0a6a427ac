import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { type MouseEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ignoreSecondClick } from '../../lib/double-click';
import { useBottomBarHeight } from '../bottom-bar/bottom-bar';
import { Icon } from '../icon/Icon';
import { cross, failure, info, success } from '../icon/paths';
import { topDialogAtom } from '../modal/top-dialog';
import * as styles from './Toasts.css';
import { currentToastAtom, dismissToast, type Toast } from './toast-queue';
import { useToastKeys } from './use-toast-keys';

const shownFor = 6_000;
const signs = { info, success, error: failure };

/**
 * Shows short notices, one after the other. Rendered once from the start, so that they are announced; while a dialog is
 * open, inside it: everything outside is covered and silent.
 */
export function Toasts() {
  const toast = useAtomValue(currentToastAtom);
  const dialog = useAtomValue(topDialogAtom);
  const region = (
    <div className={styles.region} ref={useBottomBarHeight<HTMLDivElement>()} role="status">
      {toast && <ShownToast toast={toast} />}
    </div>
  );
  return dialog ? createPortal(region, dialog) : region;
}

function ShownToast({ toast }: { toast: Toast }) {
  const { t } = useLingui();
  const element = useRef<HTMLDivElement>(null);
  /** A pointer has come to it: it may also lie where one happens to rest, as after the press that closed a dialog. */
  const isPointedAt = useRef(false);
  const { text, tone = 'info', action } = toast;

  useEffect(() => {
    if (toast.action) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    // Nobody reads it in a tab that is not shown.
    function start(): void {
      clearInterval(timer);
      if (!document.hidden) timer = setInterval(dismissUnread, shownFor);
    }
    function dismissUnread(): void {
      const isRead = isPointedAt.current && element.current?.matches(':hover');
      if (!isRead && !element.current?.matches(':focus-within')) dismissToast(toast);
    }
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, [toast]);
  useToastKeys(element, toast);

  function close(event: MouseEvent): void {
    // The next toast's button takes this one's place.
    ignoreSecondClick(event);
    dismissToast(toast);
  }

  return (
    <div
      ref={element}
      className={styles.tone[tone]}
      onPointerMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) isPointedAt.current = true;
      }}
    >
      <Icon path={signs[tone]} />
      <div className={styles.text}>{text}</div>
      <div className={styles.controls}>
        {action}
        <button type="button" className={styles.close} aria-label={t`Stäng`} onClick={close}>
          <Icon path={cross} />
        </button>
      </div>
    </div>
  );
}

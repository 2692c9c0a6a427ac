import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/Button';
import { Modal } from './Modal';

interface ConfirmModalProps {
  title: ReactNode;
  /** The label of the confirm button; null where there is nothing to confirm any more. */
  action: ReactNode;
  /** The label of the button that closes it. */
  cancel?: ReactNode;
  /** The safe way is the filled button, at the end. */
  isUnusual?: boolean;
  /** Red for what cannot be undone. */
  color?: ComponentProps<typeof Button>['color'];
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Explains the consequences; then, if the action failed, why. */
  children: ReactNode;
}

/** Asks for confirmation of an action. The caller closes it when the action is done. */
export function ConfirmModal({
  title,
  action,
  cancel = <Trans>Avbryt</Trans>,
  isUnusual = false,
  color,
  isPending = false,
  onConfirm,
  onClose,
  children,
}: ConfirmModalProps) {
  const closing = (
    <Button variant={isUnusual ? 'primary' : 'secondary'} onClick={onClose}>
      {cancel}
    </Button>
  );
  const confirming = action !== null && (
    <Button
      variant={isUnusual ? 'secondary' : 'primary'}
      {...(color && { color })}
      loading={isPending}
      onClick={onConfirm}
    >
      {action}
    </Button>
  );
  return (
    <Modal
      title={title}
      onClose={onClose}
      footer={
        <>
          {isUnusual ? confirming : closing}
          {isUnusual ? closing : confirming}
        </>
      }
    >
      {children}
    </Modal>
  );
}

import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/Button';
import { Modal } from './Modal';

interface ConfirmModalProps {
  title: ReactNode;
  /** The label of the confirm button; null where there is nothing to confirm any more. */
  action: ReactNode;
  /** Red for what cannot be undone. */
  color?: ComponentProps<typeof Button>['color'];
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Explains the consequences; then, if the action failed, why. */
  children: ReactNode;
}

/** Asks for confirmation of an action. The caller closes it when the action is done. */
export function ConfirmModal({ title, action, color, isPending, onConfirm, onClose, children }: ConfirmModalProps) {
  return (
    <Modal
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Avbryt</Trans>
          </Button>
          {action !== null && (
            <Button {...(color && { color })} loading={isPending} onClick={onConfirm}>
              {action}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Modal>
  );
}

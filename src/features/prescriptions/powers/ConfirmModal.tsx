import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/modal/Modal';
import { isGone } from './is-gone';
import { PowerFailed } from './PowerFailed';

interface ConfirmModalProps {
  title: string;
  yes: ReactNode;
  /** What is said if it fails with `error`. */
  failed: ReactNode;
  error: unknown;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before a power of attorney is denied or removed. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { title, yes, failed, error, isPending, onConfirm, onClose, children } = props;
  return (
    <Modal
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Avbryt</Trans>
          </Button>
          {!isGone(error) && (
            <Button loading={isPending} onClick={onConfirm}>
              {yes}
            </Button>
          )}
        </>
      }
    >
      <p>{children}</p>
      <PowerFailed error={error} title={failed} />
    </Modal>
  );
}

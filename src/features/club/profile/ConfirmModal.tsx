import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { MemberOutcome, MemberProblem } from '../../../api/member/problem';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/modal/Modal';
import * as styles from '../Club.css';
import { MemberAlert } from '../MemberAlert';

interface ConfirmModalProps<T> {
  title: ReactNode;
  /** What is done, on its button. */
  action: ReactNode;
  ask: () => Promise<MemberOutcome<T>>;
  onDone: (value: T) => void;
  onClose: () => void;
  /** What it means. */
  children: ReactNode;
}

/** Asks before something is done for good, and stays with the reason where it could not be done. */
export function ConfirmModal<T>({ title, action, ask, onDone, onClose, children }: ConfirmModalProps<T>) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MemberProblem | null>(null);

  async function accept(): Promise<void> {
    setBusy(true);
    setProblem(null);
    const outcome = await ask();
    setBusy(false);
    if (outcome.ok) onDone(outcome.value);
    else setProblem(outcome.problem);
  }

  return (
    <Modal
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Avbryt</Trans>
          </Button>
          <Button color="red" loading={busy} onClick={() => void accept()}>
            {action}
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        {children}
        <MemberAlert problem={problem} />
      </div>
    </Modal>
  );
}

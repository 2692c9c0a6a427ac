import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type MemberProblem, outcomeOf } from '../../../api/member/problem';
import type { Write } from '../../../api/stale-after';
import { useWrite } from '../../../api/use-write';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/modal/Modal';
import * as styles from '../Club.css';
import { MemberAlert } from '../MemberAlert';

interface ConfirmModalProps<T> {
  title: ReactNode;
  /** The label of the confirm button. */
  action: ReactNode;
  call: () => Promise<T>;
  /** Its key in the table of what each write makes stale. */
  write: Write;
  onDone: (value: T) => void;
  onClose: () => void;
  /** Explains the consequences. */
  children: ReactNode;
}

/** Asks for confirmation of an irreversible action. If the action fails, stays open with the reason. */
export function ConfirmModal<T>({ title, action, call, write, onDone, onClose, children }: ConfirmModalProps<T>) {
  const { send, isPending } = useWrite<void, T>(call, write);
  const [problem, setProblem] = useState<MemberProblem | null>(null);

  async function accept(): Promise<void> {
    setProblem(null);
    const outcome = await outcomeOf(send());
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
          <Button color="red" loading={isPending} onClick={() => void accept()}>
            {action}
          </Button>
        </>
      }
    >
      <div className={styles.text}>
        {children}
        <MemberAlert problem={problem} />
      </div>
    </Modal>
  );
}

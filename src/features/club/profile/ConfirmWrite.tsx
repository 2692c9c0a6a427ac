import { type ReactNode, useState } from 'react';
import { type MemberProblem, outcomeOf } from '../../../api/member/problem';
import type { Write } from '../../../api/stale-after';
import { useWrite } from '../../../api/use-write';
import { ConfirmModal } from '../../../ui/modal/ConfirmModal';
import * as styles from '../Club.css';
import { MemberAlert } from '../MemberAlert';

interface ConfirmWriteProps<T> {
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
export function ConfirmWrite<T>({ title, action, call, write, onDone, onClose, children }: ConfirmWriteProps<T>) {
  const { send, isPending } = useWrite<void, T>(call, write);
  const [problem, setProblem] = useState<MemberProblem | null>(null);

  async function accept(): Promise<void> {
    setProblem(null);
    const outcome = await outcomeOf(send());
    if (outcome.ok) onDone(outcome.value);
    else setProblem(outcome.problem);
  }

  return (
    <ConfirmModal
      title={title}
      action={action}
      color="red"
      isPending={isPending}
      onConfirm={() => void accept()}
      onClose={onClose}
    >
      <div className={styles.text}>
        {children}
        <MemberAlert problem={problem} />
      </div>
    </ConfirmModal>
  );
}

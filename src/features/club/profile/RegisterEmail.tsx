import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { updateContact } from '../../../api/member/calls';
import { type MemberProblem, outcomeOf } from '../../../api/member/problem';
import { useWrite } from '../../../api/use-write';
import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextField } from '../../../ui/form/TextField';
import { email, required } from '../../../ui/form/validators';
import { Modal } from '../../../ui/modal/Modal';
import { showToast } from '../../../ui/toast/toast-queue';
import * as styles from '../Club.css';
import { type FieldErrors, fieldErrors } from '../field-errors';
import { MemberAlert } from '../MemberAlert';
import { useMember } from '../use-member';

const rules = { email: [required, email] };

/** The dialog in which a member without an e-mail address registers one. */
export function RegisterEmail({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { changed } = useMember();
  const { send } = useWrite(updateContact, 'changeContact');
  const [problem, setProblem] = useState<MemberProblem | null>(null);

  async function save(values: { email: string }): Promise<FieldErrors<'email'> | undefined> {
    setProblem(null);
    const address = values.email.trim();
    const outcome = await outcomeOf(send({ email: address }));
    if (outcome.ok) {
      showToast({ text: <Trans>Vi har skickat en länk till {address}</Trans>, tone: 'success' });
      onClose();
      changed(outcome.value);
      return undefined;
    }
    const wrong = fieldErrors(outcome.problem, ['email'], t);
    if (!wrong) setProblem(outcome.problem);
    return wrong;
  }

  return (
    <Modal title={t`Registrera e-post`} onClose={onClose}>
      <Form rules={rules} onValid={save}>
        <div className={styles.form}>
          <p>
            <Trans>Vi skickar en länk som du bekräftar adressen med. Den gäller i 24 timmar.</Trans>
          </p>
          <TextField name="email" label={t`E-post`} type="email" autoComplete="email" maxLength={254} />
          <MemberAlert problem={problem} />
          <SubmitButton wide>
            <Trans>Registrera e-post</Trans>
          </SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}

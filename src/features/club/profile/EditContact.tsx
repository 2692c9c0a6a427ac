import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { updateContact } from '../../../api/member/calls';
import { type MemberProblem, outcomeOf } from '../../../api/member/problem';
import { isMember, type MemberInfo } from '../../../api/member/schema';
import { useWrite } from '../../../api/use-write';
import { mobileNumber } from '../../../domain/mobile-number';
import { Button } from '../../../ui/button/Button';
import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { email, required } from '../../../ui/form/validators';
import * as styles from '../Club.css';
import { ContactFields } from '../ContactFields';
import { type FieldErrors, fieldErrors, wrongMobile } from '../field-errors';
import { MemberAlert } from '../MemberAlert';
import { useMember } from '../use-member';

interface EditContactProps {
  customer: MemberInfo;
  onSaved: () => void;
  onCancel: () => void;
}

export function EditContact({ customer, onSaved, onCancel }: EditContactProps) {
  const { t } = useLingui();
  const { changed } = useMember();
  const { send } = useWrite(updateContact, 'changeContact');
  const [problem, setProblem] = useState<MemberProblem | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const rules = customer.emailRemoved
    ? { email: [], mobile: [] }
    : { email: customer.email === null ? [email] : [required, email], mobile: [] };

  useEffect(() => frame.current?.querySelector('input')?.focus(), []);

  async function save(values: { email: string; mobile: string }): Promise<FieldErrors<'email' | 'mobile'> | undefined> {
    setProblem(null);
    const mobile = values.mobile.trim() === '' ? null : mobileNumber(values.mobile);
    if (mobile === null && values.mobile.trim() !== '') return wrongMobile(t);
    const address = values.email.trim();
    const isNew = address !== '' && address !== customer.email;
    const outcome = await outcomeOf(send({ mobile, ...(isNew && { email: address }) }));
    if (outcome.ok) {
      changed(outcome.value);
      onSaved();
      return undefined;
    }
    const wrong = fieldErrors(outcome.problem, ['email', 'mobile'], t);
    if (!wrong) setProblem(outcome.problem);
    return wrong;
  }

  return (
    <Form rules={rules} onValid={save}>
      <div className={styles.form} ref={frame}>
        <ContactFields email={customer.email} mobile={customer.mobile} withoutEmail={customer.emailRemoved} />
        {isMember(customer) && !customer.emailRemoved && (
          <p className={styles.note}>
            <Trans>En ny e-postadress behöver bekräftas med en länk som vi skickar dit.</Trans>
          </p>
        )}
        <MemberAlert problem={problem} />
        <div className={styles.actions}>
          <SubmitButton>
            <Trans>Spara</Trans>
          </SubmitButton>
          <Button variant="secondary" onClick={onCancel}>
            <Trans>Avbryt</Trans>
          </Button>
        </div>
      </div>
    </Form>
  );
}

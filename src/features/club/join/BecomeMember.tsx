import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Registration, register } from '../../../api/member/calls';
import { type MemberProblem, outcomeOf } from '../../../api/member/problem';
import { useWrite } from '../../../api/use-write';
import { MembershipTermsLink } from '../../../blocks/terms/MembershipTermsLink';
import { mobileNumber } from '../../../domain/mobile-number';
import { track } from '../../../telemetry/track';
import { Checkbox } from '../../../ui/form/Checkbox';
import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { email, required } from '../../../ui/form/validators';
import { Modal } from '../../../ui/modal/Modal';
import { showToast } from '../../../ui/toast/toast-queue';
import * as styles from '../Club.css';
import { ContactFields } from '../ContactFields';
import { type FieldErrors, fieldErrors, wrongMobile } from '../field-errors';
import { ChequeTerms } from '../info/ChequeTerms';
import { MemberAlert } from '../MemberAlert';
import { useMember } from '../use-member';

const rules = { email: [required, email], mobile: [], termsAccepted: [required] };

/** Registers a new member's e-mail address; the service sends a link to confirm it. */
export function BecomeMember({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<MemberProblem | null>(null);
  const { begunOrEnded, joinedBefore } = useMember();
  const { send } = useWrite((registration: Registration) => register(registration, 'kundklubb'), 'joinClub');

  async function join(values: {
    email: string;
    mobile: string;
  }): Promise<FieldErrors<'email' | 'mobile' | 'termsAccepted'> | undefined> {
    setProblem(null);
    const mobile = values.mobile.trim() === '' ? null : mobileNumber(values.mobile);
    if (mobile === null && values.mobile.trim() !== '') return wrongMobile(t);
    const outcome = await outcomeOf(send({ email: values.email.trim(), mobile, termsAccepted: true }));
    // Already a member: a second attempt after the first answer was lost.
    if (outcome.ok || outcome.problem.kind === 'memberAlreadyExists') {
      if (outcome.ok) track('sign_up', { method: 'kundklubb' });
      else joinedBefore();
      showToast({
        text: <Trans>Välkommen som medlem! Vi har skickat en länk till din e-post.</Trans>,
        tone: 'success',
      });
      onClose();
      await begunOrEnded();
      return undefined;
    }
    const wrong = fieldErrors(outcome.problem, ['email', 'mobile', 'termsAccepted'], t);
    if (!wrong) setProblem(outcome.problem);
    return wrong;
  }

  return (
    <Modal title={t`Bli medlem`} onClose={onClose}>
      <Form rules={rules} onValid={join}>
        <div className={styles.form}>
          <p>
            <Trans>Du måste ha fyllt 18 år. Vi skickar en länk som du bekräftar din e-postadress med.</Trans>
          </p>
          <ContactFields />
          <details>
            <summary>
              <Trans>Medlemsvillkor</Trans>
            </summary>
            <ChequeTerms />
          </details>
          <Checkbox name="termsAccepted">
            <Trans>
              Jag accepterar <MembershipTermsLink>medlemsvillkoren</MembershipTermsLink>
            </Trans>
          </Checkbox>
          <MemberAlert problem={problem} />
          <SubmitButton wide>
            <Trans>Bli medlem</Trans>
          </SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}

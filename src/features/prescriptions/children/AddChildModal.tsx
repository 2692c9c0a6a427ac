import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '../../../api/errors';
import { addChild, childrenQuery } from '../../../api/expedition/children';
import { SendFailed } from '../../../blocks/failure/SendFailed';
import { TooManyTries } from '../../../blocks/failure/TooManyTries';
import { readPersonalNumber } from '../../../domain/personal-number';
import { Alert } from '../../../ui/alert/Alert';
import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextField } from '../../../ui/form/TextField';
import { required } from '../../../ui/form/validators';
import { Modal } from '../../../ui/modal/Modal';
import { showToast } from '../../../ui/toast/toast-queue';
import * as styles from '../Prescriptions.css';
import { personalNumberError } from '../personal-number-error';

/** Adds a child by its personal number. */
export function AddChildModal({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const adding = useMutation({
    mutationFn: addChild,
    onSuccess: (list) => queries.setQueryData(childrenQuery().queryKey, list),
    // The list may be older than what the service knows: a child that is in it already was added elsewhere.
    onError: () => queries.invalidateQueries({ queryKey: childrenQuery().queryKey }),
  });

  async function add({ personalIdNumber }: { personalIdNumber: string }) {
    const number = readPersonalNumber(personalIdNumber.trim());
    if (number === null) return { personalIdNumber: personalNumberError() };
    try {
      await adding.mutateAsync(number);
    } catch (error) {
      return refusalOf(error);
    }
    showToast({ text: <Trans>Barnet är tillagt</Trans>, tone: 'success' });
    onClose();
    return undefined;
  }

  return (
    <Modal title={t`Lägg till barn`} onClose={onClose}>
      <Form className={styles.form} rules={{ personalIdNumber: [required] }} onValid={add}>
        <TextField
          name="personalIdNumber"
          label={t`Barnets personnummer`}
          hint={t`ÅÅÅÅMMDD-XXXX`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        {adding.isError && !refusalOf(adding.error) && notAdded(adding.error)}
        <SubmitButton>
          <Trans>Lägg till</Trans>
        </SubmitButton>
      </Form>
    </Modal>
  );

  function notAdded(error: Error) {
    const title = <Trans>Något gick fel när barnet lades till</Trans>;
    if (failureOf(error)?.kind !== 'tooMany') return <SendFailed failure={error} title={title} />;
    return (
      <Alert tone="error" title={title}>
        <TooManyTries />
      </Alert>
    );
  }

  function refusalOf(error: unknown) {
    const failure = failureOf(error);
    const code = failure && 'code' in failure ? failure.code : null;
    if (code === 'NOT_GUARDIAN') {
      return { personalIdNumber: t`Du är inte registrerad som vårdnadshavare för ett barn med det personnumret.` };
    }
    if (code === 'ALREADY_LISTED') return { personalIdNumber: t`Barnet finns redan i listan.` };
    return code === 'VALIDATION' ? { personalIdNumber: personalNumberError() } : undefined;
  }
}

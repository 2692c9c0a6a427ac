import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { customerQuery } from '../../../api/expedition/bag/queries';
import { acceptTerms } from '../../../api/expedition/calls';
import { useSingleMutation } from '../../../api/use-single-mutation';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { Button } from '../../../ui/button/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import * as styles from '../Prescriptions.css';
import { TermsText } from './TermsText';

interface TermsProps {
  kind: 'customer' | 'animal';
  /** The form is about to be replaced. */
  onAccepted: () => void;
}

/** The terms of personal or of animal prescriptions, to accept before anything is read. */
export function Terms({ kind, onAccepted }: TermsProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [accepted, setAccepted] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const accepting = useSingleMutation({
    mutationFn: acceptTerms,
    meta: { write: 'acceptTerms' },
    onSuccess: (customer) => {
      onAccepted();
      queries.setQueryData(customerQuery(true).queryKey, customer);
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsMissing(!accepted);
    if (!accepted) box.current?.focus();
    if (accepted) accepting.mutate(kind);
  }

  return (
    <form className={styles.card} onSubmit={submit} noValidate aria-labelledby="recept-villkor">
      <h2 id="recept-villkor" className={styles.title}>
        {kind === 'customer' ? <Trans>Villkor för recept</Trans> : <Trans>Villkor för djurrecept</Trans>}
      </h2>
      <TermsText kind={kind} />
      <Checkbox
        ref={box}
        name="terms"
        checked={accepted}
        onChange={({ target }) => setAccepted(target.checked)}
        error={isMissing && !accepted ? t`Du behöver godkänna villkoren` : undefined}
      >
        <Trans>Jag har läst och godkänner villkoren</Trans>
      </Checkbox>
      {accepting.isError && (
        <FailureAlert title={<Trans>Villkoren kunde inte godkännas</Trans>} onRetry={() => accepting.mutate(kind)} />
      )}
      <div>
        <Button type="submit" loading={accepting.isPending}>
          <Trans>Fortsätt till recepten</Trans>
        </Button>
      </div>
    </form>
  );
}

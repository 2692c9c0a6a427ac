import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ProductNumber } from '../../domain/ids';
import { useUnsavedState } from '../../lib/unsaved-state';
import { useConfig } from '../../platform/config/config';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';
import { Checkbox } from '../../ui/form/Checkbox';
import { Form } from '../../ui/form/Form';
import { fieldTexts } from '../../ui/form/field-texts';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { TextField } from '../../ui/form/TextField';
import { email, required } from '../../ui/form/validators';
import { Link } from '../link/Link';
import { operatorPage } from '../terms/operator-page';
import { Announcement } from './Announcement';
import * as styles from './BackInStockForm.css';
import { useWatch } from './use-watch';
import { WatchFailure } from './WatchFailure';

const rules = { email: [required, email], terms: [required] };

interface BackInStockFormProps {
  /** For another product, render a new form: pass this as the key too. */
  itemId: ProductNumber;
}

/** Back-in-stock notification for a product: the e-mail address to notify, then ways to cancel and to add it again. */
export function BackInStockForm({ itemId }: BackInStockFormProps) {
  const { t } = useLingui();
  const { step, failed, busy, add, addAgain, remove } = useWatch(itemId);
  const [isWritten, setWritten] = useState(false);
  // The confirmation stays for whoever has written, too.
  useUnsavedState(isWritten);

  async function send(values: { email: string }) {
    const failure = await add(values.email);
    return failure?.kind === 'validation' ? { email: t(fieldTexts.email) } : undefined;
  }

  if (step === 'form') {
    return (
      <Form
        rules={rules}
        onValid={send}
        onChange={({ currentTarget }) => setWritten(new FormData(currentTarget).get('email') !== '')}
      >
        <div className={styles.stack}>
          <TextField
            name="email"
            label={t`E-post`}
            hint={t`Vi skriver en gång, när varan är tillbaka i lager.`}
            type="email"
            autoComplete="email"
          />
          <Checkbox name="terms">
            <Terms />
          </Checkbox>
          <WatchFailure failed={failed} />
          <div className={styles.button}>
            <SubmitButton>
              <Trans>Bevaka varan</Trans>
            </SubmitButton>
          </div>
        </div>
      </Form>
    );
  }

  return (
    <div className={styles.stack}>
      {step === 'added' ? (
        <Alert
          key={step}
          tone="success"
          title={
            <Announcement>
              <Trans>Vi hör av oss när varan är tillbaka i lager</Trans>
            </Announcement>
          }
          action={
            <Button variant="secondary" size="small" loading={busy} onClick={() => void remove()}>
              <Trans>Ta bort bevakningen</Trans>
            </Button>
          }
        />
      ) : (
        <Alert
          key={step}
          tone="info"
          title={
            <Announcement>
              <Trans>Bevakningen är borttagen</Trans>
            </Announcement>
          }
          action={
            <Button variant="secondary" size="small" loading={busy} onClick={() => void addAgain()}>
              <Trans>Bevaka igen</Trans>
            </Button>
          }
        />
      )}
      <WatchFailure failed={failed} />
    </div>
  );
}

function Terms() {
  const page = operatorPage(useConfig()?.operator.pages ?? [], 'terms');
  if (!page) return <Trans>Jag accepterar villkoren</Trans>;
  return (
    <Trans>
      Jag accepterar <Link href={page.path}>villkoren</Link>
    </Trans>
  );
}

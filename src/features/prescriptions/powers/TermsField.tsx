import { Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { Checkbox } from '../../../ui/form/Checkbox';
import { FormContext } from '../../../ui/form/form-context';
import { bullets } from '../terms/TermsText.css';

/** The terms of powers of attorney, and the box that accepts them. */
export function TermsField() {
  const { t } = useLingui();
  const { errors } = use(FormContext);
  return (
    <>
      <ul className={bullets}>
        <li>
          <Trans>Den som får fullmakten ser aktuella recept och högkostnadsskydd hos oss.</Trans>
        </li>
        <li>
          <Trans>Den som får fullmakten kan beställa och hämta ut läkemedel, och legitimerar sig som sig själv.</Trans>
        </li>
        <li>
          <Trans>Båda kan ta bort fullmakten när som helst. Bara den som ger den kan ändra hur länge den gäller.</Trans>
        </li>
        <li>
          <Trans>Uppgifterna sparas i ett år efter att fullmakten har slutat gälla.</Trans>
        </li>
      </ul>
      <Checkbox name="terms" value="accepted" error={errors.terms ? t`Du behöver godkänna villkoren` : undefined}>
        <Trans>Jag godkänner villkoren för fullmakter</Trans>
      </Checkbox>
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { bullets } from './TermsText.css';

export function TermsText({ kind }: { kind: 'customer' | 'animal' }) {
  return (
    <>
      {kind === 'customer' ? (
        <p>
          <Trans>
            För att visa dina recept hämtar vi dem från den nationella receptdatabasen hos E-hälsomyndigheten. Det gör
            vi bara när du är inloggad och har godkänt villkoren.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            För att visa recept till dina djur hämtar vi dem från E-hälsomyndighetens register för djurrecept. Det gör
            vi bara när du är inloggad och har godkänt villkoren.
          </Trans>
        </p>
      )}
      <ul className={bullets}>
        <li>
          <Trans>Uppgifterna används för att visa, beställa och lämna ut läkemedel, och till inget annat.</Trans>
        </li>
        <li>
          <Trans>Receptuppgifter sparas i 15 månader efter att receptet har slutat gälla.</Trans>
        </li>
        <li>
          <Trans>Bara du, den du har gett fullmakt och våra farmaceuter ser dem.</Trans>
        </li>
      </ul>
    </>
  );
}

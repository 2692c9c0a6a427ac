import { Trans } from '@lingui/react/macro';
import { bullets } from './TermsText.css';

/** What the customer agrees to: where prescriptions come from, what they are used for, and everybody who sees them. */
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
        {kind === 'customer' ? (
          <>
            <li>
              <Trans>Bara du, den som har fullmakt från dig och våra farmaceuter ser dina recept.</Trans>
            </li>
            <li>
              <Trans>Ett barns recept ser även vårdnadshavarna, tills barnet fyller 13 år.</Trans>
            </li>
          </>
        ) : (
          <li>
            <Trans>Bara du och våra farmaceuter ser dina djurs recept.</Trans>
          </li>
        )}
      </ul>
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Failure, failureOf } from '../../../api/errors';
import { personalNumberError } from '../personal-number-error';
import { expiryError } from './expiry-error';

type Fields = { personalIdNumber?: ReactNode; expiryDate?: ReactNode } | undefined;

/** What the service found wrong, by field; undefined if it was something else. */
export function refusedFields(error: unknown): Fields {
  const failure = failureOf(error);
  const code = failure && 'code' in failure ? failure.code : null;
  switch (code) {
    case 'DATE_PASSED':
      return { expiryDate: expiryError('passed') };
    case 'DATE_TOO_FAR':
      return { expiryDate: expiryError('tooFar') };
    case 'DATE_OF_AGE':
      return { expiryDate: <Trans>Får längst gälla till dagen före 18-årsdagen</Trans> };
    case 'RECEIVER_UNDER_AGE':
      return { personalIdNumber: <Trans>Den som får en fullmakt behöver vara minst 18 år.</Trans> };
    case 'RECEIVER_IS_GUARDIAN':
      return { personalIdNumber: <Trans>En vårdnadshavare kan inte få fullmakt av barnet.</Trans> };
    case 'SELF':
      return { personalIdNumber: <Trans>Du kan inte ge dig själv en fullmakt.</Trans> };
    case 'ALREADY_GIVEN':
      return { personalIdNumber: <Trans>Personen har redan en sådan fullmakt. Ändra den i stället.</Trans> };
    default:
      return failure?.kind === 'validation' ? invalid(failure) : undefined;
  }
}

function invalid({ fields }: Extract<Failure, { kind: 'validation' }>): Fields {
  if (fields.includes('personalIdNumber')) return { personalIdNumber: personalNumberError() };
  return fields.includes('expiryDate') ? { expiryDate: <Trans>Ogiltigt datum</Trans> } : undefined;
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { failureOf } from '../../../api/errors';
import { personalNumberError } from '../personal-number-error';
import { expiryError } from './expiry-error';

/** What the service found wrong, by field; undefined if it was something else. */
export function refusedFields(error: unknown): { personalIdNumber?: ReactNode; expiryDate?: ReactNode } | undefined {
  const failure = failureOf(error);
  const code = failure && 'code' in failure ? failure.code : null;
  switch (code) {
    case 'DATE_PASSED':
      return { expiryDate: expiryError('passed') };
    case 'DATE_TOO_FAR':
      return { expiryDate: expiryError('tooFar') };
    case 'RECEIVER_NOT_FOUND':
    case 'VALIDATION':
      return { personalIdNumber: personalNumberError() };
    case 'RECEIVER_UNDER_AGE':
      return { personalIdNumber: <Trans>Den som får en fullmakt behöver vara minst 18 år.</Trans> };
    case 'SELF':
      return { personalIdNumber: <Trans>Du kan inte ge dig själv en fullmakt.</Trans> };
    case 'ALREADY_GIVEN':
      return { personalIdNumber: <Trans>Personen har redan en fullmakt från dig.</Trans> };
    default:
      return undefined;
  }
}

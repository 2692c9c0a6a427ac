import { Trans } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import { ignoreSecondClick } from '../../../lib/double-click';
import { type Consent, denied, granted } from '../../../platform/consent/categories';
import { Button } from '../../../ui/button/Button';
import * as styles from './ConsentAnswers.css';

interface ConsentAnswersProps {
  onAnswer: (consent: Consent) => void;
  /** A third way to answer, below the two on a phone. */
  children: ReactNode;
}

/** Declining is as easy as accepting: two buttons that look alike and are equally wide. */
export function ConsentAnswers({ onAnswer, children }: ConsentAnswersProps) {
  const answer = (consent: Consent) => (event: MouseEvent) => {
    ignoreSecondClick(event);
    onAnswer(consent);
  };
  return (
    <div className={styles.answers}>
      <Button variant="secondary" onClick={answer(denied)}>
        <Trans>Bara nödvändiga</Trans>
      </Button>
      <Button variant="secondary" onClick={answer(granted)}>
        <Trans>Godkänn alla</Trans>
      </Button>
      <div className={styles.more}>{children}</div>
    </div>
  );
}

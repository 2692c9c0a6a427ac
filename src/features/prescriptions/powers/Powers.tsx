import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { PowerSide } from '../../../api/expedition/powers';
import * as styles from '../Prescriptions.css';
import { type PowerAction, PowerModals } from './PowerModals';
import { PowerSection } from './PowerSection';

/** Received and given powers of attorney. */
export function Powers() {
  const [action, setAction] = useState<PowerAction | null>(null);
  const headings = { giver: useRef<HTMLHeadingElement>(null), receiver: useRef<HTMLHeadingElement>(null) };
  const changed = useRef<HTMLHeadingElement>(null);

  // The button that opened the dialog may have gone with its power of attorney.
  useEffect(() => {
    if (action) return;
    changed.current?.focus();
    changed.current = null;
  }, [action]);

  function close(side: PowerSide): void {
    changed.current = headings[side].current;
    setAction(null);
  }

  return (
    <>
      <PowerSection side="receiver" heading={headings.receiver} onAction={setAction} />
      <PowerSection side="giver" heading={headings.giver} onAction={setAction} />
      <p className={styles.note}>
        <Trans>
          En fullmakt gäller i högst 4 år. Den som får den behöver godkänna den inom 7 dagar, räknat från och med dagen
          den registreras. Uppgifterna sparas i ett år efter att fullmakten har slutat gälla.
        </Trans>
      </p>
      {action && <PowerModals action={action} onClose={() => setAction(null)} onDone={close} />}
    </>
  );
}

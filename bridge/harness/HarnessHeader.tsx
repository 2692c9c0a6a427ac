import { type ReactNode, useState } from 'react';
import { Button } from '../../src/ui/button/Button';
import * as styles from './Harness.css';

interface HarnessHeaderProps {
  /** What the shop asks to open; null when it asks for nothing. */
  asked: string | null;
  onDismiss: () => void;
  children: ReactNode;
}

/** The page's name, the link to this very set-up, and what the shop asks the app to open. */
export function HarnessHeader({ asked, onDismiss, children }: HarnessHeaderProps) {
  const [copied, setCopied] = useState(false);
  return (
    <section className={styles.header} aria-label="This set-up">
      <h1 className={styles.title}>Bridge harness</h1>
      <Button
        size="small"
        variant="tertiary"
        onClick={() => void navigator.clipboard.writeText(location.href).then(() => setCopied(true))}
      >
        Copy a link to this set-up
      </Button>
      <span role="status">{copied && 'Copied.'}</span>
      {asked && <AskedToOpen address={asked} onDone={onDismiss} />}
      {children}
    </section>
  );
}

/** An app opens such an address itself; here a person does. */
function AskedToOpen({ address, onDone }: { address: string; onDone: () => void }) {
  return (
    <p className={styles.asked} role="status">
      The shop asks to open{' '}
      <a href={address} target="_blank" rel="noreferrer">
        {new URL(address).host || new URL(address).protocol}
      </a>
      <Button size="small" variant="tertiary" onClick={onDone}>
        Dismiss
      </Button>
    </p>
  );
}

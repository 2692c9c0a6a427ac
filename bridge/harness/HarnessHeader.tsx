import { type ReactNode, useState } from 'react';
import { Button } from '../../src/ui/button/Button';
import * as styles from './Harness.css';

interface HarnessHeaderProps {
  /** The address that the shop requests to open, if any. */
  requestedUrl: string | null;
  onDismiss: () => void;
  /** Whether the customer has asked to leave the shop. */
  closeRequested: boolean;
  onDismissClose: () => void;
  children: ReactNode;
}

/** The page's title, a link to the current set-up, and the shop's request to open an address. */
export function HarnessHeader({
  requestedUrl,
  onDismiss,
  closeRequested,
  onDismissClose,
  children,
}: HarnessHeaderProps) {
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
      {requestedUrl && <OpenRequest address={requestedUrl} onDone={onDismiss} />}
      {closeRequested && (
        <p className={styles.request} role="status">
          The customer wants to leave the shop: an app closes the web view now.
          <Button size="small" variant="tertiary" onClick={onDismissClose}>
            Dismiss
          </Button>
        </p>
      )}
      {children}
    </section>
  );
}

/** A real app opens the address itself; here the user does. */
function OpenRequest({ address, onDone }: { address: string; onDone: () => void }) {
  return (
    <p className={styles.request} role="status">
      The shop requests to open{' '}
      <a href={address} target="_blank" rel="noreferrer">
        {new URL(address).host || new URL(address).protocol}
      </a>
      <Button size="small" variant="tertiary" onClick={onDone}>
        Dismiss
      </Button>
    </p>
  );
}

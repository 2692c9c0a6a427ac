import { Trans, useLingui } from '@lingui/react/macro';
import { type MouseEvent, useState } from 'react';
import { useOncePerPress } from '../../lib/use-once-per-press';
import { useConfig } from '../../platform/config/config';
import { embedder } from '../../platform/embedder/current';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import * as styles from './Leaflet.css';

type Way = 'viewPdf' | 'downloadPdf';

interface LeafletProps {
  /** The medicine's name. */
  title: string;
  /** Its path, relative to the items service. */
  below: string;
}

/** A medicine's package leaflet, to read or save. Plain links without script. */
export function Leaflet({ title, below }: LeafletProps) {
  const { t } = useLingui();
  const once = useOncePerPress();
  const [pending, setPending] = useState<Way | null>(null);
  const [failed, setFailed] = useState<Way | null>(null);
  const href = (useConfig()?.services.items ?? '') + below;

  async function fetchIt(way: Way): Promise<void> {
    if (pending) return;
    setPending(way);
    setFailed(null);
    const url = new URL(href, location.href).href;
    const document = { url, title: t`Bipacksedel: ${title}`, fileName: below.split('/').at(-1) ?? '' };
    const isThere = await embedder()
      [way](document)
      .catch(() => false);
    setPending(null);
    if (!isThere) setFailed(way);
  }

  const link = (way: Way) => ({
    href,
    target: '_blank',
    rel: 'noopener',
    // In an app its press waits for the handler (`app/document/early-presses.ts`).
    'data-handled': '',
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      once(way, () => void fetchIt(way));
    },
  });

  return (
    <section className={styles.leaflet} aria-busy={pending !== null}>
      <h3 className={styles.name}>
        <Trans>Bipacksedel</Trans>
      </h3>
      <div className={styles.ways}>
        <LinkButton variant="secondary" {...link('viewPdf')}>
          <Trans>Visa bipacksedeln (PDF)</Trans>
        </LinkButton>
        <LinkButton variant="tertiary" {...link('downloadPdf')}>
          <Trans>Ladda ner bipacksedeln</Trans>
        </LinkButton>
      </div>
      {failed && (
        <Alert
          tone="error"
          title={<Trans>Bipacksedeln kunde inte hämtas</Trans>}
          action={
            <Button variant="secondary" size="small" onClick={() => void fetchIt(failed)}>
              <Trans>Försök igen</Trans>
            </Button>
          }
        >
          <Trans>Kontrollera att du är uppkopplad och försök igen.</Trans>
        </Alert>
      )}
    </section>
  );
}

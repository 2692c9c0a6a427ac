import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/Button';
import { Chip } from '../../ui/chip/Chip';
import * as styles from './EventsPage.css';
import type { SentEvent } from './sent-event';
import { watchBridge } from './watch-bridge';
import { watchDataLayer } from './watch-data-layer';

const ways = {
  site: { label: 'Webbläsare', address: '/', about: 'datalagret, med Consent Modes kommandon' },
  external: { label: 'I en app', address: '/external/', about: 'bryggan' },
} as const;

type Way = keyof typeof ways;

/** The shop in a frame, and beside it all events as it sends them. */
export function EventsPage() {
  const [way, setWay] = useState<Way>('site');
  const [events, setEvents] = useState<SentEvent[]>([]);
  return (
    <div className={styles.page}>
      {/* No header: that is the framed shop's. */}
      <section className={styles.header} aria-labelledby="handelser">
        <h1 id="handelser" className={styles.heading}>
          Händelser
        </h1>
        {(Object.keys(ways) as Way[]).map((each) => (
          <Chip
            key={each}
            selected={each === way}
            onSelect={() => {
              setEvents([]);
              setWay(each);
            }}
          >
            {ways[each].label}
          </Chip>
        ))}
        <Button size="small" variant="secondary" onClick={() => setEvents([])}>
          Töm listan
        </Button>
      </section>
      <Shop key={way} way={way} onSent={(sent) => setEvents((before) => [...sent.reverse(), ...before])} />
      <section className={styles.log} aria-labelledby="skickat">
        <h2 id="skickat" className={styles.heading}>
          Skickat genom {ways[way].about} ({events.length})
        </h2>
        {events.length === 0 && <p>Inget ännu. I en webbläsare skickas inget före samtycke.</p>}
        <ol className={styles.events}>
          {events.map(({ id, time, name, content }) => (
            <li key={id} className={styles.event}>
              <strong>{name}</strong> <time>{new Date(time).toLocaleTimeString('sv-SE')}</time>
              <pre className={styles.content}>{content}</pre>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

interface ShopProps {
  way: Way;
  onSent: (events: SentEvent[]) => void;
}

/** The shop takes itself for an app's only where the app's cookie is set. */
function Shop({ way, onSent }: ShopProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const report = useRef(onSent);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    report.current = onSent;
  });

  useEffect(() => {
    let isLeft = false;
    void markAsApp(way === 'external').then(() => {
      if (!isLeft) setAddress(ways[way].address);
    });
    return () => {
      isLeft = true;
    };
  }, [way]);

  useEffect(() => {
    if (!frame.current || !address) return;
    const onEvents = (events: SentEvent[]) => report.current(events);
    return way === 'site' ? watchDataLayer(frame.current, onEvents) : watchBridge(frame.current, onEvents);
  }, [way, address]);

  if (!address) return <div className={styles.frame} />;
  return <iframe ref={frame} className={styles.frame} title="Butiken" src={address} />;
}

async function markAsApp(inApp: boolean): Promise<void> {
  const { appCookie } = (await (await fetch('/config.json')).json()) as { appCookie: string };
  // biome-ignore lint/suspicious/noDocumentCookie: as an app's web view has it
  document.cookie = `${appCookie}=${inApp ? '1' : '; Max-Age=0'}; Path=/; SameSite=Lax`;
}

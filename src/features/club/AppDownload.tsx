import { Trans } from '@lingui/react/macro';
import { useConfig } from '../../platform/config/config';
import { embedder } from '../../platform/embedder/current';
import * as styles from './Club.css';

/** Where to download the pharmacy's app, if it has one. Not shown in the app itself. */
export function AppDownload() {
  const apps = useConfig()?.operator.apps ?? [];
  if (apps.length === 0 || !embedder().can('appDownload')) return null;
  return (
    <section className={styles.card} aria-labelledby="klubb-app">
      <h2 id="klubb-app" className={styles.title}>
        <Trans>Vår app</Trans>
      </h2>
      <p>
        <Trans>Handla, se dina poäng och följ dina beställningar i mobilen.</Trans>
      </p>
      <ul className={styles.list}>
        {apps.map(({ store, url }) => (
          <li key={store}>
            <a href={url}>
              <Trans>Hämta appen i {store}</Trans>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

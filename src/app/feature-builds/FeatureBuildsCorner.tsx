import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { openJar } from '../../platform/cookies/cookies';
import { chooseBuild, chosenBuild, type FeatureBuild, fetchFeatureBuilds } from '../../platform/flags/feature-builds';
import { logFailure } from '../../telemetry/report-error';
import { useBottomBarHeight } from '../../ui/bottom-bar/bottom-bar';
import { Button } from '../../ui/button/Button';
import * as styles from './FeatureBuildsCorner.css';

/** Lets developers and editors see what is being developed: the chosen build's flags are on in this browser. */
export function FeatureBuildsCorner({ address }: { address: string }) {
  const { t } = useLingui();
  const [builds, setBuilds] = useState<readonly FeatureBuild[]>([]);
  const [jar] = useState(() => openJar(location, document));
  const chosen = chosenBuild(jar);
  const corner = useBottomBarHeight<HTMLElement>();

  useEffect(() => {
    fetchFeatureBuilds(address).then(setBuilds, (error) => logFailure(error, 'feature builds'));
  }, [address]);

  /** Flags are decided as a page is loaded. */
  function choose(name: string | null): void {
    chooseBuild(jar, name);
    location.reload();
  }

  if (builds.length === 0 && chosen === null) return null;
  return (
    <aside className={styles.corner} ref={corner} aria-label={t`Utveckling`} data-screen-only>
      <details>
        <summary className={styles.summary}>
          {builds.find(({ name }) => name === chosen)?.title ?? <Trans>Funktioner</Trans>}
        </summary>
        <fieldset className={styles.choices}>
          <legend className={styles.heading}>
            <Trans>Visa butiken med</Trans>
          </legend>
          {builds.map(({ name, title }) => (
            <Button
              key={name}
              variant="secondary"
              size="small"
              aria-pressed={name === chosen}
              onClick={() => choose(name)}
            >
              {title}
            </Button>
          ))}
          <Button variant="tertiary" size="small" disabled={chosen === null} onClick={() => choose(null)}>
            <Trans>Återställ</Trans>
          </Button>
        </fieldset>
      </details>
    </aside>
  );
}

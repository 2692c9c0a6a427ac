import { Trans } from '@lingui/react/macro';
import type { MapTiles } from '../../platform/config/map-schema';
import { Button } from '../../ui/button/Button';
import * as styles from './PharmacyMap.css';

interface MapNoteProps {
  tiles: MapTiles | null;
  /** The configured tiles could not be fetched: the outline is all there is. */
  failed: boolean;
  /** The tiles' host, which would get to know where the visitor is; null unless it does not yet. */
  withheldFrom: string | null;
  onAgree: () => void;
}

/** Who made the map, and whether it is a simpler one than intended. */
export function MapNote({ tiles, failed, withheldFrom, onAgree }: MapNoteProps) {
  if (withheldFrom !== null) {
    return (
      <div className={styles.question}>
        <p>
          <Trans>Du ser en enklare karta. Kartbilderna hämtas från {withheldFrom}, som då ser ungefär var du är.</Trans>
        </p>
        <Button variant="secondary" size="small" onClick={onAgree}>
          <Trans>Visa kartbilder</Trans>
        </Button>
        <OutlineMaker />
      </div>
    );
  }
  return (
    <div className={styles.note}>
      {failed && (
        <p role="status">
          <Trans>Kartbilder saknas just nu. Du ser en enklare karta.</Trans>
        </p>
      )}
      {tiles ? (
        <p>
          {tiles.attribution.url ? (
            <a href={tiles.attribution.url}>{tiles.attribution.text}</a>
          ) : (
            tiles.attribution.text
          )}
        </p>
      ) : (
        <OutlineMaker />
      )}
    </div>
  );
}

function OutlineMaker() {
  return (
    <p>
      <Trans>Kartdata: Natural Earth</Trans>
    </p>
  );
}

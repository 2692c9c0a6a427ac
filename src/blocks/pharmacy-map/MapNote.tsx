import { Trans } from '@lingui/react/macro';
import type { MapTiles } from '../../platform/config/map-schema';
import * as styles from './PharmacyMap.css';

interface MapNoteProps {
  tiles: MapTiles | null;
  /** The configured tiles could not be fetched: the outline is all there is. */
  failed: boolean;
}

/** Who made the map, and whether it is a simpler one than intended. */
export function MapNote({ tiles, failed }: MapNoteProps) {
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
        <p>
          <Trans>Kartdata: Natural Earth</Trans>
        </p>
      )}
    </div>
  );
}

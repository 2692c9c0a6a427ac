import { atom, useAtom } from 'jotai';
import type { Position } from '../../domain/pharmacy';
import type { MapTiles } from '../../platform/config/map-schema';
import { foreignHost } from './foreign-host';

/** In memory, as the position itself is. */
const agreedAtom = atom(false);

/**
 * Tiles around the visitor would tell the host that has them where the visitor is: those of a foreign host wait until the
 * visitor has agreed, once for the document.
 */
export function useNearTiles(tiles: MapTiles | null, origin: Position | undefined) {
  const [agreed, setAgreed] = useAtom(agreedAtom);
  const host = tiles && origin && !agreed ? foreignHost(tiles, document.baseURI) : null;
  return {
    /** Which host is not asked yet; null if none has to wait. */
    withheldFrom: host,
    agree: () => setAgreed(true),
  };
}

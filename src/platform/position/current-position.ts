import type { Position } from '../../domain/pharmacy';

export type PositionAnswer = { kind: 'found'; position: Position } | { kind: 'refused' } | { kind: 'unavailable' };

/** milliseconds */
const patience = 10_000;
const freshEnough = 60_000;

/**
 * Where the visitor is; the browser asks them first. Refused by the visitor, unavailable where the device cannot tell
 * or takes more than 10 s. Never throws.
 */
export function currentPosition({ geolocation }: Partial<Pick<Navigator, 'geolocation'>>): Promise<PositionAnswer> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve({ kind: 'unavailable' });
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ kind: 'found', position: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) => resolve({ kind: code === PERMISSION_DENIED ? 'refused' : 'unavailable' }),
      { timeout: patience, maximumAge: freshEnough },
    );
  });
}

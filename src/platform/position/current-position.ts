import type { Position } from '../../domain/pharmacy';

export type PositionAnswer = { kind: 'found'; position: Position } | { kind: 'refused' } | { kind: 'unavailable' };

/** milliseconds */
const timeout = 10_000;
const freshEnough = 60_000;

/**
 * The visitor's position, after the browser's permission prompt. Refused by the visitor, or unavailable if the device
 * has no position or takes more than 10 s. Never throws.
 */
export function currentPosition({ geolocation }: Partial<Pick<Navigator, 'geolocation'>>): Promise<PositionAnswer> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve({ kind: 'unavailable' });
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ kind: 'found', position: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) => resolve({ kind: code === PERMISSION_DENIED ? 'refused' : 'unavailable' }),
      { timeout: timeout, maximumAge: freshEnough },
    );
  });
}

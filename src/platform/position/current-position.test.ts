import { expect, it } from 'vitest';
import { currentPosition } from './current-position';

const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' } as const;

function device(answer: Geolocation['getCurrentPosition']) {
  return { geolocation: { getCurrentPosition: answer } as Geolocation };
}

it('gives where the visitor is, and nothing else that the device knows', async () => {
  const coords = { latitude: 55.6, longitude: 13, accuracy: 20, speed: 3 } as GeolocationCoordinates;
  const answer = await currentPosition(device((found) => found({ coords } as GeolocationPosition)));
  expect(answer).toEqual({ kind: 'found', position: { latitude: 55.6, longitude: 13 } });
});

it.each([
  ['a refusal', 1, 'refused'],
  ['a device that cannot tell', 2, 'unavailable'],
  ['a device that takes too long', 3, 'unavailable'],
])('%s is an answer too', async (_, code, kind) => {
  expect(await currentPosition(device((_found, fail) => fail?.({ ...codes, code })))).toEqual({ kind });
});

it('a device without positions has none', async () => {
  expect(await currentPosition({})).toEqual({ kind: 'unavailable' });
});

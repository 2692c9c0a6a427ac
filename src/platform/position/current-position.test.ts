import { expect, it } from 'vitest';
import { currentPosition } from './current-position';

const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' } as const;

function device(answer: Geolocation['getCurrentPosition']) {
  return { geolocation: { getCurrentPosition: answer } as Geolocation };
}

it("returns the visitor's position, without the device's other data", async () => {
  const coords = { latitude: 55.6, longitude: 13, accuracy: 20, speed: 3 } as GeolocationCoordinates;
  const answer = await currentPosition(device((found) => found({ coords } as GeolocationPosition)));
  expect(answer).toEqual({ kind: 'found', position: { latitude: 55.6, longitude: 13 } });
});

it.each([
  ['a refusal', 1, 'refused'],
  ['a device without a position', 2, 'unavailable'],
  ['a device that takes too long', 3, 'unavailable'],
])('%s is returned as a result', async (_, code, kind) => {
  expect(await currentPosition(device((_found, fail) => fail?.({ ...codes, code })))).toEqual({ kind });
});

it('a device without geolocation has no position', async () => {
  expect(await currentPosition({})).toEqual({ kind: 'unavailable' });
});

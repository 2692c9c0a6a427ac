import encoded from './outline.json';

type Ring = [latitude: number, longitude: number][];

/** The outlines that the map draws where it has no tiles: see the folder's README for their origin. */
export function readOutline(): { neighbours: Ring[]; sweden: Ring[]; lakes: Ring[] } {
  const { neighbours, sweden, lakes } = encoded;
  return { neighbours: neighbours.map(decode), sweden: sweden.map(decode), lakes: lakes.map(decode) };
}

const precision = 1000;

/** Reads an encoded polyline (differences in thousandths of a degree, five bits a character). */
export function decode(text: string): Ring {
  const ring: Ring = [];
  let at = 0;
  let latitude = 0;
  let longitude = 0;

  function difference(): number {
    let bits = 0;
    for (let shift = 0; ; shift += 5) {
      const chunk = text.charCodeAt(at++) - 63;
      bits |= (chunk & 31) << shift;
      if (chunk < 32) return bits & 1 ? ~(bits >> 1) : bits >> 1;
    }
  }

  while (at < text.length) {
    latitude += difference();
    longitude += difference();
    ring.push([latitude / precision, longitude / precision]);
  }
  return ring;
}

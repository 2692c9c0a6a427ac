/** What a key does on the map. */
export type MapMove = { kind: 'pan'; x: number; y: number } | { kind: 'zoom'; by: 1 | -1 };

/** Share of the map's width or height that an arrow key moves it by. */
const step = 0.25;

const pans: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/**
 * By the character, not by the key's place as Leaflet does: on a Swedish keyboard plus is where others have minus.
 * Keys with a modifier belong to the browser.
 */
export function moveOf(press: { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean }): MapMove | null {
  if (press.altKey || press.ctrlKey || press.metaKey) return null;
  const pan = pans[press.key];
  if (pan) return { kind: 'pan', x: pan[0], y: pan[1] };
  if (press.key === '+' || press.key === '=') return { kind: 'zoom', by: 1 };
  if (press.key === '-' || press.key === '_') return { kind: 'zoom', by: -1 };
  return null;
}

/** A mark in the view, in pixels from its upper left corner. */
export interface CaptionedMark {
  key: string;
  caption: string;
  x: number;
  y: number;
  /** The mark's edges above and below its point. */
  above: number;
  below: number;
}

/** Edges in pixels from the view's upper left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Half of a mark's width. */
const half = 22;
/** Generous estimates of a caption's size, with its padding. */
const character = 8.5;
const padding = 12;
const widest = 140;
const line = 20;

export type CaptionPlace = 'below' | 'above';

/**
 * The marks with room for their caption, below or else above them: where it covers neither another mark nor an earlier caption, and is not
 * covered by what lies above the map. A text that is repeated stands once.
 */
export function captionsThatFit(
  marks: readonly CaptionedMark[],
  covered: readonly Box[] = [],
): Map<string, CaptionPlace> {
  const taken = [...marks.map(({ x, y, above, below }) => box(x, y - above, half * 2, above + below)), ...covered];
  const texts = new Set<string>();
  const fitting = new Map<string, CaptionPlace>();
  for (const [n, { key, caption, x, y, above, below }] of marks.entries()) {
    if (texts.has(caption)) continue;
    const length = caption.length * character + padding;
    const height = length > widest ? line * 2 : line;
    const places = { below: y + below, above: y - above - height };
    for (const place of ['below', 'above'] as const) {
      const written = box(x, places[place], Math.min(length, widest), height);
      if (taken.some((other, at) => at !== n && overlap(written, other))) continue;
      taken.push(written);
      texts.add(caption);
      fitting.set(key, place);
      break;
    }
  }
  return fitting;
}

function box(x: number, top: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + height };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

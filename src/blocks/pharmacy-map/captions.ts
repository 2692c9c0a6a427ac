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
/** Generous estimates of a caption's size. */
const character = 7.5;
const widest = 140;
const line = 20;

/**
 * The marks whose caption covers neither another mark nor an earlier caption, and is not covered by what lies above the
 * map; a text that is repeated stands once.
 */
export function captionsThatFit(marks: readonly CaptionedMark[], covered: readonly Box[] = []): Set<string> {
  const taken = [...marks.map(({ x, y, above, below }) => box(x, y - above, half * 2, above + below)), ...covered];
  const texts = new Set<string>();
  const fitting = new Set<string>();
  for (const [n, { key, caption, x, y, below }] of marks.entries()) {
    const length = caption.length * character;
    const place = box(x, y + below, Math.min(length, widest), length > widest ? line * 2 : line);
    if (texts.has(caption) || taken.some((other, at) => at !== n && overlap(place, other))) continue;
    taken.push(place);
    texts.add(caption);
    fitting.add(key);
  }
  return fitting;
}

function box(x: number, top: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + height };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

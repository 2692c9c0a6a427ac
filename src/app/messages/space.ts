const height = '--messages';
const space = '--messages-space';

/** The document's own style is the only place where both are. */
function pixelsOf(name: string): number {
  return Number.parseFloat(document.documentElement.style.getPropertyValue(name)) || 0;
}

function set(name: string, pixels: number): void {
  document.documentElement.style.setProperty(name, `${pixels}px`);
}

/** Called when messages come, go or change their height. What is read does not move. */
export function setMessagesHeight(pixels: number): void {
  set(height, pixels);
}

/** The content leaves the messages the space that they need now. Called when a new screen takes the old one's place. */
export function makeSpace(): void {
  if (pixelsOf(space) !== pixelsOf(height)) set(space, pixelsOf(height));
}

/** After the visitor has dismissed a message: gives back space that is not needed any more. */
export function giveBackSpace(): void {
  if (pixelsOf(space) > pixelsOf(height)) makeSpace();
}

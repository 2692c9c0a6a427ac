let height = 0;
let space = 0;

function set(name: string, pixels: number): void {
  document.documentElement.style.setProperty(name, `${pixels}px`);
}

/** Called when messages come, go or change their height. What is read does not move. */
export function setMessagesHeight(pixels: number): void {
  height = pixels;
  set('--messages', height);
}

/** The content leaves the messages the space that they need now. Called when a new screen takes the old one's place. */
export function makeSpace(): void {
  if (space === height) return;
  space = height;
  set('--messages-space', space);
}

/** After the visitor has dismissed a message: gives back space that is not needed any more. */
export function giveBackSpace(): void {
  if (space > height) makeSpace();
}

/** FNV-1a with a start value of its own, in 32 bits. */
function hash(text: string, start: number): number {
  let value = start;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/**
 * The id that connects a built script with its source map, as a UUID. It follows from the file's name, which contains a
 * hash of its content: so the script needs no mark of its own, and the browser need not read one.
 */
export function debugIdOf(file: string): string {
  const hex = [0x811c9dc5, 0x9747b28c, 0x3c6ef372, 0xa54ff53a]
    .map((start) => hash(file, start).toString(16).padStart(8, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-5$3-8$4-$5');
}

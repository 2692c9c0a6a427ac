/** The build's files: the name of a source, without digits, and a hash of the content. */
const scriptFile = /^[A-Za-z-]{1,40}-[A-Z2-7]{8}\.js$/;
const otherFile = /^[A-Za-z-]{1,40}-[\da-f]{6}\.(?:css|json)$/;

/** A place in one of our scripts. */
export interface OwnPlace {
  /** The file's name, without folder or query. */
  file: string;
  line: number;
  column: number;
}

function isOwnName(name: string): boolean {
  return scriptFile.test(name) || otherFile.test(name);
}

/** The addresses of our files in a text, by their names; each may be followed by a line and a column. */
function addressesIn(text: string, filesBase: string) {
  return text
    .split(`${filesBase}assets/`)
    .slice(1)
    .map((rest) => /^([\w.-]+)(?::(\d{1,4}):(\d{1,6})(?!\d))?/.exec(rest) ?? [])
    .filter(([, name = '']) => isOwnName(name));
}

/** The first of our files that a text names. */
export function ownFileIn(text: string, filesBase: string): string | undefined {
  return addressesIn(text, filesBase)[0]?.[1];
}

/** A place in one of our files, as a stack's line or a violation's source names it. */
export function ownPlaceIn(text: string, filesBase: string): OwnPlace | undefined {
  const [, file, line, column] = addressesIn(text, filesBase)[0] ?? [];
  return file && line && column ? { file, line: Number(line), column: Number(column) } : undefined;
}

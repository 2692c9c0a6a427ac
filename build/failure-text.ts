/**
 * What is printed of a failed command. A bundler's failure lists its errors with their places in the sources, and a
 * server that cannot start says what to change: their stacks add nothing.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isClear = 'errors' in error || error.name === 'StartError';
  return isClear ? error.message : (error.stack ?? error.message);
}

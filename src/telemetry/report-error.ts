/** All that an error report may contain: a code and where it happened. Never a message, a body or an address. */
interface ErrorReport {
  code: string;
  where: string;
}

function report({ where, code }: ErrorReport): void {
  console.error('luckan', where, code);
}

export function codeOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'kind' in error && typeof error.kind === 'string')
    return error.kind;
  return error instanceof Error ? error.name : 'unknown';
}

export function reportError(error: unknown, where: string): void {
  if (process.env.NODE_ENV === 'development') console.error(error);
  report({ code: codeOf(error), where });
}

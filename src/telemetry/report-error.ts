/** What may leave in a report: a code and where it happened. Never a message, a body or an address. */
interface ErrorReport {
  code: string;
  where: string;
}

let sink: (report: ErrorReport) => void = (report) => console.error('luckan', report.where, report.code);

export function configureErrorReports(newSink: (report: ErrorReport) => void): void {
  sink = newSink;
}

function codeOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'kind' in error && typeof error.kind === 'string')
    return error.kind;
  return error instanceof Error ? error.name : 'unknown';
}

export function reportError(error: unknown, where: string): void {
  sink({ code: codeOf(error), where });
}

import { observable } from '../../lib/observable';

/** The code that the generic error dialog shows; null while it is closed. */
export const failureCode = observable<string | null>(null);

/** Something that the visitor asked for failed, and no place on the screen says so. */
export function showFailure(code: string): void {
  failureCode.set(code);
}

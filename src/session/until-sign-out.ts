import { onSignOut } from './sign-out';

/** Aborted at the next sign-out. */
export function untilSignOut(): AbortSignal {
  const controller = new AbortController();
  const stop = onSignOut(() => {
    stop();
    controller.abort();
  });
  return controller.signal;
}

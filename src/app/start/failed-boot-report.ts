import type { FailedBoot } from './send-failed-boot';

/** Longer than this a visitor whose shop has not started does not wait for the report of it. */
const timeout = 2000;

/**
 * Reports that the shop could not start. It imports nothing, so that the first file of every page stays one.
 * @returns settles once the report is on its way, or cannot be sent in time
 */
export async function reportBoot(boot: FailedBoot): Promise<void> {
  const timedOut = new Promise<void>((resolve) => setTimeout(resolve, timeout));
  const sent = import('./send-failed-boot').then(({ sendFailedBoot }) => sendFailedBoot(boot));
  await Promise.race([timedOut, sent]).catch(() => console.error('luckan', 'boot'));
}

import { loadConfig } from '../../platform/config/config';
import type { Mode } from '../../platform/mode/decide-mode';
import { reportError } from '../../telemetry/report-error';
import type { DocumentData } from '../document/document-data';
import { startErrorReports } from './report-errors';

/** Pages of the content source are named by their template; all others are one kind, since the routes may be missing. */
function templateOf({ page }: DocumentData): string {
  return page && page !== 'missing' ? page.template : 'page';
}

export interface FailedBoot {
  error: unknown;
  readData: () => DocumentData;
  /** The folder that contains `assets/`. */
  filesBase: string;
  /** The address of the script that should have started the shop. */
  entry: string;
}

/**
 * Sends the reports of a shop that could not start, which nobody else is left to do.
 * @returns settles once one is on its way: it arrives even if the page is left
 */
export async function sendFailedBoot({ error, readData, filesBase, entry }: FailedBoot): Promise<void> {
  reportError(error, 'boot');
  const data = readData();
  const configUrl = data.shell === 'external' ? new URL('config.json', filesBase).href : '/config.json';
  const { errorReporting } = await loadConfig(configUrl, data.config);
  const { mode } = document.documentElement.dataset;
  await new Promise<void>((resolve) => {
    if (!errorReporting) return resolve();
    startErrorReports({
      settings: errorReporting,
      mode: mode as Mode,
      filesBase,
      entry,
      template: () => templateOf(data),
      fetch: (...request) => {
        resolve();
        return fetch(...request);
      },
    });
  });
}

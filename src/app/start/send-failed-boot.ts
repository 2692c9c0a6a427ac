import { loadConfig } from '../../platform/config/config';
import type { Mode } from '../../platform/mode/decide-mode';
import { readDocument } from '../document/document-data';
import { startErrorReports } from './report-errors';

/** Pages of the content source are named by their template; all others are one kind, since the routes may be missing. */
function templateOf({ page }: ReturnType<typeof readDocument>['data']): string {
  return page && page !== 'missing' ? page.template : 'page';
}

/**
 * Sends the reports of a shop that could not start, which nobody else is left to do.
 * @returns settles once one is on its way: it arrives even if the page is left
 */
export async function sendFailedBoot(filesBase: string, entry: string): Promise<void> {
  const { data } = readDocument(document);
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

import type { QueryClient } from '@tanstack/react-query';
import { pageQuery } from '../../api/page-data/queries';
import type { Config } from '../../platform/config/schema';
import { embedder } from '../../platform/embedder/current';
import type { Mode } from '../../platform/mode/decide-mode';
import { pageTemplate } from '../navigation/page-template';
import { startErrorReports } from './report-errors';
import { startTimes } from './start-times';
import { startVitals } from './vitals';

interface Observed {
  config: Config;
  mode: Mode;
  client: QueryClient;
  /** The folder that contains `assets/`. */
  filesBase: string;
  /** The address of the script that has started the shop. */
  entry: string;
  /** The path of the document. */
  path: string;
  currentPath: () => string;
  /** When the page was usable, in milliseconds since it was requested. */
  usable: number;
}

/** After the first load: reports errors, also those that have waited, and measures what visitors wait for, which an app may learn too. */
export function observe({ config, mode, client, filesBase, entry, path, currentPath, usable }: Observed): void {
  const template = () => pageTemplate(currentPath(), client);
  startErrorReports({ settings: config.errorReporting, mode, filesBase, entry, template });
  // The document of an app does not contain its page: what kind of page it is, its data will show.
  const pending = client.getQueryCache().find({ queryKey: pageQuery(path).queryKey })?.promise;
  const measure = () => startVitals({ ...config.vitals, mode, template: pageTemplate(path, client) });
  Promise.resolve(pending).then(measure, measure);
  startTimes(usable).then(
    (times) => embedder().started(times),
    () => {},
  );
}

import { releaseOf } from '../../lib/release';
import type { ErrorReporting } from '../../platform/config/error-reporting-schema';
import type { Mode } from '../../platform/mode/decide-mode';
import { receiveReports } from '../../telemetry/report-error';

interface ReportNeeds {
  settings: ErrorReporting | null;
  mode: Mode;
  /** The folder that contains `assets/`. */
  filesBase: string;
  /** The address of the script that has started the shop: its hash names the build. */
  entry: string;
  /** The template of the path that is shown. */
  template: () => string;
  fetch?: typeof globalThis.fetch;
}

/** Sends errors to the configured service. Its client loads with the first one; if it cannot, reports are dropped. */
export function startErrorReports({
  settings,
  mode,
  filesBase,
  entry,
  template,
  fetch = window.fetch,
}: ReportNeeds): void {
  if (!settings) return;
  const importClient = () => import('../error-reports/report-client');
  let client: Promise<ReturnType<Awaited<ReturnType<typeof importClient>>['createReportClient']>> | undefined;
  const release = releaseOf(entry);
  receiveReports((report) => {
    const page = {
      release,
      mode,
      template: template(),
      userAgent: navigator.userAgent,
    };
    client ??= importClient().then(({ createReportClient }) => createReportClient({ settings, filesBase, fetch }));
    client.then((send) => send(report, page)).catch(() => {});
  });
}

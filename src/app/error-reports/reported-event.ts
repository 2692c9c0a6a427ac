import type { ErrorEvent } from '@sentry/browser';
import { debugIdOf } from '../../lib/debug-id';
import type { Mode } from '../../platform/mode/decide-mode';
import { engineOf } from './engine';
import type { OwnPlace } from './own-files';
import type { ReportedFacts } from './reported-facts';

/** Where and in which build an error happened. */
export interface ReportedPage {
  release: string;
  environment: string;
  mode: Mode;
  /** The template of the path, never the path itself. */
  template: string;
  userAgent: string;
}

/** Hosts and folders of deployments differ; the receiver finds the source map by the file's name and debug id. */
const addressOf = (file: string) => `app:///assets/${file}`;

function stacktraceOf(frames: OwnPlace[]) {
  // The protocol has the innermost call last.
  const called = [...frames].reverse();
  return {
    frames: called.map(({ file, line, column }) => ({
      filename: addressOf(file),
      lineno: line,
      colno: column,
      in_app: true,
    })),
  };
}

function sourceMapsOf(frames: OwnPlace[]) {
  const files = [...new Set(frames.map(({ file }) => file))];
  return files.map((file) => ({
    type: 'sourcemap' as const,
    code_file: addressOf(file),
    debug_id: debugIdOf(file),
  }));
}

/** An event of the error-reporting service, made of nothing but these facts. */
export function reportedEvent(facts: ReportedFacts, page: ReportedPage): ErrorEvent {
  const { frames, code, ...about } = facts;
  const { release, environment, mode, template, userAgent } = page;
  return {
    type: undefined,
    platform: 'javascript',
    level: 'error',
    release,
    environment,
    exception: {
      values: [
        {
          type: code,
          value: Object.values(about).join(' '),
          ...(frames.length > 0 && { stacktrace: stacktraceOf(frames) }),
        },
      ],
    },
    tags: { code, ...about, mode, template, engine: engineOf(userAgent) },
    ...(frames.length > 0 && { debug_meta: { images: sourceMapsOf(frames) } }),
  };
}

import * as v from 'valibot';
import type { Traffic } from '../../host';
import { recordedSchema } from '../../protocol/recording';
import type { LogEntry } from '../log/log';
import { withoutSecrets } from '../setup/hello';
import { linkOf, setupOf } from '../setup/link';
import type { Setup } from '../setup/setup';
import { startLineOf } from './start-line';

const recordingSchema = v.object({
  luckanRecording: v.literal(1),
  /** The set-up of the recording, in the format of the link. */
  setup: v.pipe(v.string(), v.maxLength(2000)),
  messages: v.pipe(v.array(recordedSchema), v.maxLength(10_000)),
  /** The latest start on one line of time, if the shop has sent its times. */
  start: v.optional(v.unknown()),
});

export type Recorded = v.InferOutput<typeof recordedSchema>;
export type Recording = v.InferOutput<typeof recordingSchema>;

/** A session as a file; sensitive fields are hidden, as in the log. */
export function recordingOf(entries: readonly LogEntry[], setup: Setup): Recording {
  const start = entries[0]?.at.getTime() ?? 0;
  const line = startLineOf(entries);
  return {
    luckanRecording: 1,
    ...(line && { start: line }),
    setup: linkOf(withoutSecrets(setup)),
    messages: entries.map(({ at, direction, type, payload, problem }) => ({
      after: Math.max(0, at.getTime() - start),
      direction,
      type: type ?? '',
      payload,
      ...(problem && { problem: problem as NonNullable<Traffic['problem']> & { field?: string } }),
    })),
  };
}

/** @returns null if the text is not a recording */
export function readRecording(text: string): (Recording & { startsWith: Setup }) | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const read = v.safeParse(recordingSchema, value);
  return read.success ? { ...read.output, startsWith: setupOf(read.output.setup) } : null;
}

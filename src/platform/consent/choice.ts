import * as v from 'valibot';
import { consentSchema } from './categories';

/** Raised when what visitors are asked changes, such as a new purpose: everyone is then asked anew. */
const revisionOfCode = 1;

/** A choice with its receipt, as the cookie contains it. */
const choiceSchema = v.object({
  ...consentSchema.entries,
  revision: v.string(),
  /** epoch milliseconds */
  time: v.number(),
  /** Random: lets the visitor refer to this choice. */
  id: v.string(),
});

export type Choice = v.InferOutput<typeof choiceSchema>;

/** The code's revision and the operator's (`consentRevision` of the configuration): raising either asks anew. */
export function revisionOf(configured: number): string {
  return `${revisionOfCode}.${configured}`;
}

/** Null for anything but a choice of this revision. */
export function readChoice(text: string | null, revision: string): Choice | null {
  if (text === null) return null;
  try {
    const result = v.safeParse(choiceSchema, JSON.parse(text));
    return result.success && result.output.revision === revision ? result.output : null;
  } catch {
    return null;
  }
}

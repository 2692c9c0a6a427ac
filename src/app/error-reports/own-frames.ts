import { type OwnPlace, ownPlaceIn } from './own-files';

/** A line that names a place in a script, as Chromium (`at f (…:1:2)`) or Firefox and WebKit (`f@…:1:2`) write it. */
const frameLine = /^\s*(?:at .*|.*@.*):\d+:\d+\)?$/;

interface Stack {
  /** The calls in our own files, the innermost first. Their functions have short names that say nothing. */
  frames: OwnPlace[];
  /** The whole stack is in scripts of others, such as the browser's extensions. */
  isForeign: boolean;
}

const most = 30;

/** A stack without the message that some browsers begin it with. */
function withoutMessage(stack: string, message: unknown): string {
  const start = typeof message === 'string' ? stack.indexOf(message) : -1;
  return /^[\w$.]+: $/.test(stack.slice(0, Math.max(0, start))) ? stack.slice(start + String(message).length) : stack;
}

export function stackOf(error: unknown, filesBase: string): Stack {
  const { stack, message } = Object(error);
  if (typeof stack !== 'string') return { frames: [], isForeign: false };
  const lines = withoutMessage(stack, message)
    .split('\n')
    .filter((line) => frameLine.test(line));
  const frames = lines.flatMap((line) => ownPlaceIn(line, filesBase) ?? []).slice(0, most);
  return { frames, isForeign: lines.length > 0 && frames.length === 0 };
}

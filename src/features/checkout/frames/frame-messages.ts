import { safeParse } from 'valibot';
import { type FrameMessage, frameMessageSchema } from '../../../api/checkout-frames/schema';

interface Expected {
  frame: FrameMessage['frame'];
  /** The frame's own window; null while it has none. */
  source: Window | null;
  origin: string;
}

/** Parses a message from this frame's window and origin in a known format; null for anything else. */
export function readFrameMessage(
  event: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  { frame, source, origin }: Expected,
): FrameMessage | null {
  if (source === null || event.source !== source || event.origin !== origin) return null;
  const parsed = safeParse(frameMessageSchema, event.data);
  return parsed.success && parsed.output.frame === frame ? parsed.output : null;
}

/** The origin of a frame's address if the configuration lists it; null if the frame must not be shown. */
export function allowedOrigin(address: string, origins: readonly string[]): string | null {
  if (!URL.canParse(address)) return null;
  const { origin } = new URL(address);
  return origins.includes(origin) ? origin : null;
}

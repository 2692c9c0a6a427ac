import * as v from 'valibot';

/** Messages from the page that isolates the company's script. */
const messageSchema = v.variant('type', [
  v.object({ frame: v.literal('chat'), type: v.literal('ready') }),
  /** The customer has begun to write. */
  v.object({ frame: v.literal('chat'), type: v.literal('begun') }),
  /** The pharmacy has answered. */
  v.object({ frame: v.literal('chat'), type: v.literal('answered') }),
  /** The customer wants to close the chat, with Escape for instance. */
  v.object({ frame: v.literal('chat'), type: v.literal('close') }),
  v.object({ frame: v.literal('chat'), type: v.literal('failed') }),
]);

export type ChatMessage = v.InferOutput<typeof messageSchema>;

/**
 * Reads a message from the frame's own window. The frame has no origin, so its messages must have the origin `null`.
 * @returns null for other and for invalid messages
 */
export function readChat(
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  frameWindow: Window | null,
): ChatMessage | null {
  if (frameWindow === null || source !== frameWindow || origin !== 'null') return null;
  const message = v.safeParse(messageSchema, data);
  return message.success ? message.output : null;
}

import * as v from 'valibot';
import type { Reviews } from '../../domain/review';
import { isoDatePattern } from '../../lib/iso-date';

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.trim()),
    v.maxLength(most),
  );
const figure = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));

const reviewSchema = v.object({
  id: v.pipe(text(100), v.minLength(1)),
  title: text(200),
  text: text(5000),
  stars: v.pipe(figure(1, 5), v.safeInteger()),
  date: v.pipe(v.string(), v.regex(isoDatePattern)),
  author: text(100),
  verified: v.boolean(),
});

const frame = v.literal('reviews');

/** Messages from the page that isolates the company's script. */
const messageSchema = v.variant('type', [
  v.object({
    frame,
    type: v.literal('reviews'),
    provider: text(100),
    average: figure(0, 5),
    count: v.pipe(figure(0, Number.MAX_SAFE_INTEGER), v.safeInteger()),
    items: v.pipe(v.array(reviewSchema), v.maxLength(200)),
  }),
  v.object({ frame, type: v.literal('failed') }),
]);

/**
 * Reads a message from the frame's own window. The frame has no origin, so its messages must have the origin `null`.
 * @returns null for other messages; `failed` if the frame reports a failure or the message is invalid
 */
export function readReviews(
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  frameWindow: Window | null,
): Reviews | 'failed' | null {
  if (frameWindow === null || source !== frameWindow || origin !== 'null') return null;
  const message = v.safeParse(messageSchema, data);
  if (!message.success || message.output.type === 'failed') return 'failed';
  const { provider, average, count, items } = message.output;
  return { provider, average, count, items };
}

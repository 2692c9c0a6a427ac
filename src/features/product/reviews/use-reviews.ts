import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Reviews } from '../../../domain/review';
import { readReviews } from '../../../platform/reviews/review-messages';

/** A frame that has said nothing within this time is taken for one that never will. */
const patience = 15_000;

/** What the frame says of the product: the first answer counts. `failed` where there is none, null while it is awaited. */
export function useReviews(
  isAsked: boolean,
): [said: Reviews | 'failed' | null, frame: RefObject<HTMLIFrameElement | null>] {
  const frame = useRef<HTMLIFrameElement>(null);
  const [said, setSaid] = useState<Reviews | 'failed' | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    const hear = (event: MessageEvent<unknown>) => {
      const reviews = readReviews(event, frame.current?.contentWindow ?? null);
      if (reviews) setSaid((before) => before ?? reviews);
    };
    const timer = setTimeout(() => setSaid((before) => before ?? 'failed'), patience);
    addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', hear);
    };
  }, [isAsked]);
  return [said, frame];
}

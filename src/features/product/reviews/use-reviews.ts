import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Reviews } from '../../../domain/review';
import { readReviews } from '../../../platform/reviews/review-messages';

/** Milliseconds until a frame without an answer counts as failed. */
const timeout = 15_000;

/** The frame's first answer about the product: `failed` if there is none, null while pending. */
export function useReviews(
  isAsked: boolean,
): [result: Reviews | 'failed' | null, frame: RefObject<HTMLIFrameElement | null>] {
  const frame = useRef<HTMLIFrameElement>(null);
  const [result, setResult] = useState<Reviews | 'failed' | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    const handle = (event: MessageEvent<unknown>) => {
      const reviews = readReviews(event, frame.current?.contentWindow ?? null);
      if (reviews) setResult((before) => before ?? reviews);
    };
    const timer = setTimeout(() => setResult((before) => before ?? 'failed'), timeout);
    addEventListener('message', handle);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', handle);
    };
  }, [isAsked]);
  return [result, frame];
}

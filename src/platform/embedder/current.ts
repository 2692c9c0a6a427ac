import type { Embedder } from './embedder';

let current: Embedder | undefined;

/** Call it once, at start-up. */
export function setEmbedder(embedder: Embedder): void {
  current = embedder;
}

export function embedder(): Embedder {
  if (!current) throw new Error('the embedder is asked before start-up has set it');
  return current;
}

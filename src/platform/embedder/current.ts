import type { Embedder } from './embedder';

let surroundings: Embedder | undefined;

/** Call it once, at start-up. */
export function setEmbedder(embedder: Embedder): void {
  surroundings = embedder;
}

export function embedder(): Embedder {
  if (!surroundings) throw new Error('the embedder is asked before start-up has set it');
  return surroundings;
}

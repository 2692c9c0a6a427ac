let running = false;

/** The tag manager's container is about to be part of this document, which it reads from now on. */
export function tagsHaveStarted(): void {
  running = true;
}

export function tagsRun(): boolean {
  return running;
}

let ending = false;

/** Whether the process has been asked to stop; any failure from then on is a consequence of that. */
export function isEnding(): boolean {
  return ending;
}

/**
 * Closes the server when the process is asked to stop, so that its data folder is free for the next one. A terminal and
 * npm both pass the same signal on, so repeated signals are ignored.
 */
export function closeWhenAsked(server: { close(): Promise<void> }): void {
  const end = async () => {
    if (ending) return;
    ending = true;
    try {
      await server.close();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
}

let ending = false;

/** Whether the process has been asked to end; what fails from then on fails for that reason. */
export function isEnding() {
  return ending;
}

/**
 * Closes the server when the process is asked to end, so that its data folder is free for the next one. A terminal and
 * npm both pass the same signal on: later ones change nothing.
 */
export function closeWhenAsked(server) {
  const end = async () => {
    if (ending) return;
    ending = true;
    try {
      await server.close();
      process.exit(0);
    } catch (error) {
      console.error(error.stack ?? error);
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
}

/** Pauses that `skip` ends at once; later ones are skipped until `restore`. */
export function skippablePauses(wait: (ms: number) => Promise<void>) {
  let isSkipping = false;
  let wake = () => {};
  return {
    isSkipping: () => isSkipping,
    async pause(ms: number): Promise<void> {
      if (isSkipping) return;
      const skipped = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await Promise.race([wait(ms), skipped]);
    },
    skip(): void {
      isSkipping = true;
      wake();
    },
    restore(): void {
      isSkipping = false;
    },
  };
}

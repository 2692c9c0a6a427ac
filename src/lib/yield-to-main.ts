interface YieldingScheduler {
  yield?: () => Promise<void>;
}

/** Lets the browser paint and answer input between two pieces of start-up work. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: YieldingScheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

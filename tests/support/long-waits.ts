import { vi } from 'vitest';

const { waitFor } = vi;

/** A busy machine takes longer than the usual second; one that is not busy waits no longer for it. */
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 30_000, ...options });

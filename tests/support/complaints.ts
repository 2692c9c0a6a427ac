import type { BrowserContext } from '@playwright/test';

export type Level = 'error' | 'warning';

/** What React and the policies of content say, at whatever level. */
const alwaysTold = /hydrat|Minified React error|Content Security Policy|TrustedHTML|TrustedScript/i;

/**
 * Collects what any page of the context complains about, its frames included: what it throws, what React and the
 * policies say, and all that the console has at these levels.
 */
export function complaintsOf(context: BrowserContext, levels: readonly Level[]): readonly string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('console', (message) => {
    if (!alwaysTold.test(message.text()) && !levels.some((level) => level === message.type())) return;
    complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}

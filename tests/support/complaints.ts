import type { BrowserContext } from '@playwright/test';

export type Level = 'error' | 'warning';

/** Errors of React and of content policies, reported at any level. */
const alwaysReported = /hydrat|Minified React error|Content Security Policy|TrustedHTML|TrustedScript/i;

/**
 * What is requested while a document is left that tags end with: the shop blocks it (`src/app/navigation/silence.ts`).
 * Frames have such a policy from the start.
 */
function isOfLeftDocument({ text, url }: { text: string; url: string }): boolean {
  return text.includes(`"default-src 'none'"`) && !url.includes('/frames/');
}

/** Chromium's second message about a fetch that it has blocked; the first one names the policy. */
const repeatsBlocked =
  /^Fetch API cannot load .* Refused to connect because it violates the document's Content Security Policy/;

/**
 * Collects the complaints of any page of the context, including its frames: exceptions, errors of React and of
 * policies, and all console messages of these levels.
 */
export function complaintsOf(context: BrowserContext, levels: readonly Level[]): readonly string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('console', (message) => {
    if (!alwaysReported.test(message.text()) && !levels.some((level) => level === message.type())) return;
    if (repeatsBlocked.test(message.text())) return;
    if (isOfLeftDocument({ text: message.text(), url: message.location().url })) return;
    complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}

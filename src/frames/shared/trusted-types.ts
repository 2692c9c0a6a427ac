/** What a browser that knows Trusted Types makes of texts; others take the texts as they are. */
interface Policy {
  createHTML(html: string): string;
  createScript(text: string): string;
  createScriptURL(address: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Partial<Policy>): Policy;
}

const asItIs: Policy = {
  createHTML: (html) => html,
  createScript: (text) => text,
  createScriptURL: (address) => address,
};

/**
 * Lets the snippet in, which comes from our own service. What the provider's script adds goes through the policy
 * named `default`: the content security policy keeps markup from running anything, and scripts to the provider's sources.
 */
export function trustSnippet(): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return asItIs;
  const { createHTML, createScriptURL } = asItIs;
  trustedTypes.createPolicy('default', { createHTML, createScriptURL });
  return trustedTypes.createPolicy('luckan-snippet', asItIs);
}

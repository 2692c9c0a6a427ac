/** Trusted Types policy; without Trusted Types the strings are used unchanged. */
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
 * Allows the snippet, which comes from our own service. Content added by the provider's script goes through the policy
 * named `default`: the content security policy blocks code in markup, and limits scripts to the provider's sources.
 */
export function trustSnippet(): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return asItIs;
  const { createHTML, createScriptURL } = asItIs;
  trustedTypes.createPolicy('default', { createHTML, createScriptURL });
  return trustedTypes.createPolicy('luckan-snippet', asItIs);
}

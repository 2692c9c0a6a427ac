import { ownFileIn } from './own-files';

/** The members of the browser's `SecurityPolicyViolationEvent` that are used here. */
export type Violation = Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI' | 'sourceFile'>;

/** What a report of a violation may contain. */
interface ViolationFacts {
  directive: string;
  /** An origin, or a word of the browser's. */
  blocked: string;
  /** The file of ours that caused it, if one did. */
  file?: string;
}

const directives = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

const blockedKinds = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'trusted-types-policy',
  'trusted-types-sink',
  'data',
  'blob',
]);

/** What may be reported of a violation of the content security policy; null if a browser's extension caused it. */
export function violationFacts(violation: Violation, filesBase: string): ViolationFacts | null {
  const { effectiveDirective, blockedURI, sourceFile } = violation;
  if ([blockedURI, sourceFile].some((address) => /^[a-z-]+-extension\b/.test(address ?? ''))) return null;
  const file = ownFileIn(sourceFile ?? '', filesBase);
  return {
    directive: directives.has(effectiveDirective) ? effectiveDirective : 'other',
    blocked: blockedWord(blockedURI),
    ...(file && { file }),
  };
}

function blockedWord(address: string): string {
  if (blockedKinds.has(address)) return address;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url && /^(?:https?|wss?):$/.test(url.protocol)) return url.origin.slice(0, 100);
  const scheme = url?.protocol.slice(0, -1) ?? '';
  return blockedKinds.has(scheme) ? scheme : 'other';
}

import { leavePage } from '../../lib/page-left';

/**
 * Takes the network from a document that is being left: what its tags would send on the way out is blocked. That is no
 * violation to report, and what the shop itself still requests has not failed.
 */
export function silence(window: Window): void {
  leavePage();
  window.addEventListener('securitypolicyviolation', (violation) => violation.stopImmediatePropagation(), {
    capture: true,
  });
  const { document } = window;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "default-src 'none'";
  document.head.append(policy);
}

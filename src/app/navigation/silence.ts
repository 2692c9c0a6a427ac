/**
 * Takes the network from a document that is being left: what its tags would send on the way out is blocked, and that is
 * no violation to report.
 */
export function silence(window: Window): void {
  window.addEventListener('securitypolicyviolation', (violation) => violation.stopImmediatePropagation(), {
    capture: true,
  });
  const { document } = window;
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "default-src 'none'";
  document.head.append(policy);
}

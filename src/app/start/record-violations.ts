/** Earlier violations than this many wait for who reports them. */
const mostWaiting = 10;

/** Gets each violation of the content security policy. */
type Receiver = (violation: SecurityPolicyViolationEvent) => void;

/** Records violations while the shop starts. @returns sets who gets all of them, the recorded ones first */
export function recordViolations(document: Document): (receiver: Receiver) => void {
  const waiting: SecurityPolicyViolationEvent[] = [];
  let receive: Receiver = (violation) => {
    if (waiting.length < mostWaiting) waiting.push(violation);
  };
  document.addEventListener('securitypolicyviolation', (violation) => receive(violation));
  return (receiver) => {
    receive = receiver;
    waiting.splice(0).forEach(receiver);
  };
}

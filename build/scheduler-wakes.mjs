const start = 'var schedulePerformWorkUntilDeadline;';
const end = 'function requestHostTimeout(';

/**
 * WebKit holds back a message of a channel that was on its way when the page went into the back-forward cache, until
 * another one comes; React waits for that one and asks for no other, so that the page would never be rendered again.
 * In the place of React's three ways of calling itself, its messages alone, and one more whenever the page is shown.
 */
const instead = `
  var channel = new MessageChannel();
  channel.port1.onmessage = performWorkUntilDeadline;
  function schedulePerformWorkUntilDeadline() {
    channel.port2.postMessage(null);
  }
  addEventListener('pageshow', schedulePerformWorkUntilDeadline);
`;

/** React's scheduler, as its file holds it, which goes on after the back-forward cache. */
export function wakeAfterCache(code) {
  const from = code.indexOf(start);
  const to = code.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error('the scheduler calls itself in another way: read it anew');
  return code.slice(0, from) + instead + code.slice(to);
}

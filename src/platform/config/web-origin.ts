/** A name or number of a host, with its port: nothing that a content security policy would read as more than one. */
const exact = /^https?:\/\/(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f:]+\])(?::\d+)?$/;

/** Whether this is an origin of the web as a browser writes it: `https://app.example`, without a slash at the end. */
export function isWebOrigin(text: string): boolean {
  return exact.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

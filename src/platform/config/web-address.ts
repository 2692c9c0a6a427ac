import { isWebOrigin } from './web-origin';

/** Whether this is a whole address of the web, as a link or a policy can use it: http or https, one host, no name of a user. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text)) return false;
  const { origin, username, password } = new URL(text);
  return isWebOrigin(origin) && `${username}${password}` === '';
}

/** Whether this is a path of the document's origin, or a whole address. `//host` and `/\host` are other origins. */
export function isPathOrWebAddress(text: string): boolean {
  return /^\/(?![/\\])\S*$/.test(text) || isWebAddress(text);
}

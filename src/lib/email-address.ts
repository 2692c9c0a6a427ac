/** Characters of the longest address that mail can be sent to (RFC 5321). */
export const longestEmail = 254;

/**
 * What an e-mail address looks like, in letters of any language, as the pattern of a whole text: a local part, an at sign,
 * and a domain whose last part has two letters or more, or is written in ASCII (`xn--…`) as browsers do.
 */
export const emailPattern = String.raw`[^\s@\p{Cc}\p{Cs}]+@(?:[\p{L}\p{M}\p{N}_\-]+\.)+(?:\p{L}{2,}|[xX][nN]--[a-zA-Z\d\-]+)`;

const whole = new RegExp(`^(?:${emailPattern})$`, 'u');

/** The one rule for all forms and services: what an order is placed with also opens it. */
export function isEmailAddress(text: string): boolean {
  return text.length <= longestEmail && whole.test(text);
}

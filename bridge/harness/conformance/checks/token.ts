import type { PayloadOf } from '../../../protocol/types';
import { type Check, failed, notOffered, passed } from '../verdict';

const inSeconds = '`expiresAt` is in seconds, not in milliseconds';

/** A time before 1973. */
const isInSeconds = ({ accessToken, expiresAt }: PayloadOf<'TOKEN'>) => accessToken !== null && expiresAt < 1e11;

const tokenAfterHelloMs = 5000;
const tokenAnswerMs = 10_000;

/** An app that owns the token sends it after HELLO … */
export const tokenAfterHello: Check = {
  id: 'token-after-hello',
  about: 'TOKEN follows HELLO within 5 s',
  messages: ['TOKEN'],
  async run({ guest, next, last }) {
    if (!guest.hello?.capabilities.includes('token')) return notOffered('token');
    const token = last('TOKEN') ?? (await next('TOKEN', tokenAfterHelloMs));
    if (!token) return failed('no TOKEN; send `accessToken: null` if nobody is signed in');
    return isInSeconds(token) ? failed(inSeconds) : passed;
  },
};

/** … and a fresh one on request. */
export const tokenRenewed: Check = {
  id: 'token-renewed',
  about: 'A retryable TOKEN_ERROR is answered by TOKEN within 10 s',
  messages: ['TOKEN_ERROR', 'TOKEN'],
  async run({ guest, next, last }) {
    const before = last('TOKEN');
    const offered = guest.hello?.capabilities.includes('token');
    const answer = next('TOKEN', offered ? tokenAnswerMs : 0);
    guest.send('TOKEN_ERROR', { code: 'EXPIRING', retryable: true });
    if (!offered) return notOffered('token');
    const token = await answer;
    if (!token) return failed('no TOKEN');
    if (isInSeconds(token)) return failed(inSeconds);
    if (token.accessToken !== null && before?.accessToken && token.expiresAt < before.expiresAt)
      return failed('it expires earlier than the token before, which stays in use');
    if (token.accessToken !== null && token.expiresAt <= Date.now()) return failed('the token has expired already');
    return passed;
  },
};

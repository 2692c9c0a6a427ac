import * as v from 'valibot';
import { message } from '../message';
import { absentOr, wholeNumber } from '../shapes';

const list = absentOr(v.pipe(v.array(wholeNumber()), v.maxLength(200)));

export const START_TIMES = /* @__PURE__ */ message({
  name: 'START_TIMES',
  direction: 'toHost',
  kind: 'event',
  since: 1,
  base: false,
  capability: 'startTimes',
  about:
    'How long the page took to start, once for each document, in milliseconds since it was requested: numbers only, for your log. What the engine does not measure is missing.',
  sensitive: [],
  payload: v.object({
    /** When READY was sent, and when the first HELLO and TOKEN came. */
    ready: wholeNumber(),
    hello: absentOr(wholeNumber()),
    token: absentOr(wholeNumber()),
    /** The first contents were painted. */
    firstPaint: absentOr(wholeNumber()),
    /** The page is shown, and session and cart are known. */
    usable: wholeNumber(),
    /** Until then: how many, how many bytes came over the network, and tasks that blocked for more than 50 ms. */
    requests: wholeNumber(),
    bytes: wholeNumber(),
    longTasks: absentOr(wholeNumber()),
    /** Of all of these tasks together. */
    longTaskTime: absentOr(wholeNumber()),
    /** When each of the first 200 requests began. */
    requestStarts: list,
    /** When each of them ended, at the same place. */
    requestEnds: list,
    /** How many bytes of each came over the network: none from a cache, or where another site does not say. */
    requestBytes: list,
    /** When each of the tasks began. */
    longTaskStarts: list,
    /** When each of them ended. */
    longTaskEnds: list,
  }),
});

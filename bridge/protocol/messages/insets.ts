import * as v from 'valibot';
import { message } from '../message';
import { absentOr, pixels } from '../shapes';

/** Insets of the safe area and the height of the keyboard, in CSS pixels. */
export const insetsPayload = v.object({
  top: pixels(300),
  right: pixels(300),
  bottom: pixels(300),
  left: pixels(300),
  keyboard: absentOr(pixels(2000)),
});

export const INSETS = /* @__PURE__ */ message({
  name: 'INSETS',
  direction: 'toGuest',
  kind: 'state',
  since: 1,
  base: false,
  about: 'The safe area and the keyboard have changed. An implausible value changes nothing, and is a FAULT.',
  sensitive: [],
  payload: insetsPayload,
});

import * as v from 'valibot';
import { message } from '../message';
import { absentOr, scale } from '../shapes';

export const appearanceFields = {
  /** How the app looks; without it the shop follows the web view (`prefers-color-scheme`). */
  colorScheme: absentOr(v.picklist(['light', 'dark'])),
  /** The size of text, where 1 is the usual one; the shop keeps it between 0.8 and 3. */
  fontScale: absentOr(scale()),
};

export const appearancePayload = v.object(appearanceFields);

export const APPEARANCE = /* @__PURE__ */ message({
  name: 'APPEARANCE',
  direction: 'toGuest',
  kind: 'state',
  since: 1,
  base: false,
  about: 'Light or dark, and the size of text, have changed. An implausible value changes nothing, and is a FAULT.',
  sensitive: [],
  payload: appearancePayload,
});

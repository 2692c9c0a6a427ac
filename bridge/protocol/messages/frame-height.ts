import * as v from 'valibot';
import { wholeNumber } from '../shapes';

/** No frame is higher than this, in CSS pixels. */
export const maxFrameHeight = 20_000;

export const frameHeight = v.object({ height: wholeNumber(maxFrameHeight) });

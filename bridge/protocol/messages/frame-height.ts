import * as v from 'valibot';
import { maxFrameHeight } from '../limits';
import { wholeNumber } from '../shapes';

/** In CSS pixels. */
export const frameHeight = v.object({ height: wholeNumber(maxFrameHeight) });

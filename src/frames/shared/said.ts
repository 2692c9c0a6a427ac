import type { FrameMessage } from '../../api/checkout-frames/schema';

type WithoutFrame<M> = M extends unknown ? Omit<M, 'frame'> : never;

/** What a provider's event says to the shop; which frame says it is added on the way. */
export type Said = WithoutFrame<FrameMessage>;

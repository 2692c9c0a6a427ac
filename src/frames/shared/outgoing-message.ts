import type { FrameMessage } from '../../api/checkout-frames/schema';

type WithoutFrame<M> = M extends unknown ? Omit<M, 'frame'> : never;

/** A message to the shop from a provider's event; the frame's name is added when it is sent. */
export type OutgoingMessage = WithoutFrame<FrameMessage>;

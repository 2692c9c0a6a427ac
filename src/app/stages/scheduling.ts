import { defineSetImmediate } from './set-immediate';

/** Evaluated before React, whose scheduler looks for it once. */
defineSetImmediate(window, new MessageChannel());

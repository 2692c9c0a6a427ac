import { defineSetImmediate } from './set-immediate';

/** Evaluated before React, whose scheduler looks it up once. */
defineSetImmediate(window, new MessageChannel());

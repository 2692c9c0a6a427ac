import { allowed, type EventName, type EventParameters } from './events';

type Sink = (event: { name: string; parameters: Readonly<Record<string, unknown>> }) => void;

let sink: Sink = () => {};

let silent = false;

/** Turns tracking off while the shown page must not be reported. */
export function silenceTracking(on: boolean): void {
  silent = on;
}

/** Set at start-up by the environment; without a sink nothing is sent. */
export function configureTracking(newSink: Sink): void {
  sink = newSink;
}

/** Sends an event with only those parameters that the allow-list names. */
export function track<N extends EventName>(name: N, parameters: EventParameters<N>): void {
  if (!silent) sink({ name, parameters: allowed(name, parameters) });
}

import { allowed, type EventName, type EventParameters } from './events';

type Sink = (event: { name: string; parameters: Readonly<Record<string, unknown>> }) => void;

let sink: Sink = () => {};

let silent = false;

/** While a page is shown of which nothing may be told. */
export function silenceTracking(on: boolean): void {
  silent = on;
}

/** Start-up gives the surroundings' way of counting; without it nothing is sent. */
export function configureTracking(newSink: Sink): void {
  sink = newSink;
}

/** Sends an event with the parameters that its entry in the list allows, and nothing else. */
export function track<N extends EventName>(name: N, parameters: EventParameters<N>): void {
  if (!silent) sink({ name, parameters: allowed(name, parameters) });
}

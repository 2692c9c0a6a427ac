import { allowed, type EventName, type EventParameters } from './events';

type Sink = (event: { name: string; parameters: Readonly<Record<string, unknown>> }) => void;

let sink: Sink = () => {};

/** Start-up gives the surroundings' way of counting; without it nothing is sent. */
export function configureTracking(newSink: Sink): void {
  sink = newSink;
}

/** Sends an event with the parameters that its entry in the list allows, and nothing else. */
export function track<N extends EventName>(name: N, parameters: EventParameters<N>): void {
  sink({ name, parameters: allowed(name, parameters) });
}

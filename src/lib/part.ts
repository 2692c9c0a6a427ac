import { createElement, type FunctionComponent, type ReactElement, use } from 'react';

/** Fetches what belongs to a part beside its code: its styles and its texts. */
type FetchFiles = (name: string) => Promise<unknown>;

let fetchFiles: FetchFiles = () => Promise.resolve();

export function configureParts(fetchPartFiles: FetchFiles): void {
  fetchFiles = fetchPartFiles;
}

let calm: Promise<unknown> = Promise.resolve();

/** Late parts wait for this: until then the first page has the network to itself. */
export function holdLateParts(until: Promise<unknown>): void {
  calm = until;
}

let onRender: (name: string) => void = () => {};

/** Tells of every part that is rendered, by its name: a document brings the styles of those that its markup holds. */
export function watchParts(listener: typeof onRender): void {
  onRender = listener;
}

/** Counts the times that failed parts were given up on. */
let round = 0;

/** What has failed so far is loaded anew when it is rendered next. Called once its failure has been dealt with. */
export function retryFailedParts(): void {
  round += 1;
}

export interface Part<P> {
  name: string;
  /** Starts the load, or starts it anew after a failure. */
  load(): Promise<FunctionComponent<P>>;
  /** Nothing has to be waited for. */
  isReady(): boolean;
  /** Suspends until code, styles and texts are there, then renders. */
  Component(props: P): ReactElement;
}

/**
 * A piece of the shop that is loaded when it is first needed: its chunk, its style sheet and its texts
 * side by side. `name` is the module file's base name. A `late` one stands in prerendered markup below what is seen
 * first: its code comes after the first page is there, and the markup stays as it is until then.
 */
export function part<P extends object>(
  name: string,
  importModule: () => Promise<FunctionComponent<P>>,
  { late = false } = {},
): Part<P> {
  let loading: Promise<FunctionComponent<P>> | undefined;
  let given: typeof loading;
  let failedIn = Number.POSITIVE_INFINITY;
  let ready = false;

  function load(): Promise<FunctionComponent<P>> {
    if (loading && failedIn > round) return loading;
    failedIn = Number.POSITIVE_INFINITY;
    const fetchAll = () => Promise.all([importModule(), fetchFiles(name)]);
    const attempt = (late ? calm.then(fetchAll) : fetchAll()).then(([component]) => {
      // As React marks what it has waited for: `use` then gives it without waiting, while hydrating too.
      Object.assign(attempt, { status: 'fulfilled', value: component });
      ready = true;
      return component;
    });
    attempt.catch(() => {
      failedIn = round;
    });
    loading = attempt;
    return attempt;
  }

  function Component(props: P): ReactElement {
    onRender(name);
    // React asks several times: what has failed under its eyes stays failed until that has been dealt with.
    const failedHere = failedIn === round && given === loading;
    given = failedHere && given ? given : load();
    return createElement(use(given), props);
  }

  return { name, load, isReady: () => ready, Component };
}

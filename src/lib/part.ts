import { type ComponentType, createElement, type ReactElement, use } from 'react';

/** Fetches what belongs to a part beside its code: its styles and its texts. */
type FetchFiles = (name: string) => Promise<unknown>;

let fetchFiles: FetchFiles = () => Promise.resolve();

export function configureParts(fetchPartFiles: FetchFiles): void {
  fetchFiles = fetchPartFiles;
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
  load(): Promise<ComponentType<P>>;
  /** Nothing has to be waited for. */
  isReady(): boolean;
  /** Suspends until code, styles and texts are there, then renders. */
  Component(props: P): ReactElement;
}

/**
 * A piece of the shop that is loaded when it is first needed: its chunk, its style sheet and its texts
 * side by side. `name` is the module file's base name.
 */
export function part<P extends object>(name: string, importModule: () => Promise<ComponentType<P>>): Part<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  let given: typeof loading;
  let failedIn = Number.POSITIVE_INFINITY;
  let ready = false;

  function load(): Promise<ComponentType<P>> {
    if (loading && failedIn > round) return loading;
    failedIn = Number.POSITIVE_INFINITY;
    const attempt = Promise.all([importModule(), fetchFiles(name)]).then(([component]) => {
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
    // React asks several times: what has failed under its eyes stays failed until that has been dealt with.
    const failedHere = failedIn === round && given === loading;
    given = failedHere && given ? given : load();
    return createElement(use(given), props);
  }

  return { name, load, isReady: () => ready, Component };
}

import { type ComponentType, createElement, type ReactElement, use } from 'react';

/** Fetches what belongs to a part beside its code: its styles and its texts. */
type FetchFiles = (name: string) => Promise<unknown>;

let fetchFiles: FetchFiles = () => Promise.resolve();

export function configureParts(fetchPartFiles: FetchFiles): void {
  fetchFiles = fetchPartFiles;
}

export interface Part<P> {
  name: string;
  /** Starts the load, or starts it anew after a failure. */
  load(): Promise<ComponentType<P>>;
  /** Suspends until code, styles and texts are there, then renders. */
  Component(props: P): ReactElement;
}

/**
 * A piece of the shop that is loaded when it is first needed: its chunk, its style sheet and its texts
 * side by side. `name` is the module file's base name.
 */
export function part<P extends object>(name: string, importModule: () => Promise<ComponentType<P>>): Part<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  let failed = false;

  function load(): Promise<ComponentType<P>> {
    if (loading && !failed) return loading;
    failed = false;
    loading = Promise.all([importModule(), fetchFiles(name)]).then(([component]) => {
      loaded = component;
      return component;
    });
    loading.catch(() => {
      failed = true;
    });
    return loading;
  }

  function Component(props: P): ReactElement {
    return createElement(loaded ?? use(loading ?? load()), props);
  }

  return { name, load, Component };
}

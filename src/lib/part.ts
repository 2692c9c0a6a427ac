import { type ComponentType, createElement, type ReactElement } from 'react';

/** Fetches what belongs to a part beside its code: its styles and its texts. */
type FetchFiles = (name: string) => Promise<unknown>;

let fetchFiles: FetchFiles = () => Promise.resolve();

export function configureParts(fetchPartFiles: FetchFiles): void {
  fetchFiles = fetchPartFiles;
}

export interface Part<P> {
  name: string;
  load(): Promise<ComponentType<P>>;
  /** Suspends until code, styles and texts are there, then renders. */
  Component(props: P): ReactElement;
}

/**
 * A piece of the shop that is loaded when it is first needed: its chunk, its style sheet and its texts
 * side by side. `name` is the module file's base name. A failed load is tried anew at the next call.
 */
export function part<P extends object>(name: string, importModule: () => Promise<ComponentType<P>>): Part<P> {
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  let failure: { error: unknown } | undefined;

  function load(): Promise<ComponentType<P>> {
    loading ??= Promise.all([importModule(), fetchFiles(name)]).then(
      ([component]) => {
        loaded = component;
        return component;
      },
      (error: unknown) => {
        loading = undefined;
        failure = { error };
        throw error;
      },
    );
    return loading;
  }

  function Component(props: P): ReactElement {
    if (failure) {
      const { error } = failure;
      failure = undefined;
      throw error;
    }
    if (!loaded) throw load();
    return createElement(loaded, props);
  }

  return { name, load, Component };
}

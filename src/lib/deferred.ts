/** A value that is loaded after the first paint, or when it is first needed. */
export interface Deferred<T> {
  /** Called at start-up with the function that loads it. */
  provide(load: () => Promise<T>): void;
  /** Waits for start-up; after a failure the next call loads again. */
  get(): Promise<T>;
  /** The loaded value, for callers that cannot wait; undefined before. */
  loaded(): T | undefined;
}

export function deferred<T>(): Deferred<T> {
  let loading: Promise<T> | undefined;
  let value: T | undefined;
  let provide: (load: () => Promise<T>) => void = () => {};
  const provided = new Promise<() => Promise<T>>((resolve) => {
    provide = resolve;
  });
  return {
    provide,
    get() {
      loading ??= provided
        .then((load) => load())
        .then((loaded) => {
          value = loaded;
          return loaded;
        })
        .catch((error: unknown) => {
          loading = undefined;
          throw error;
        });
      return loading;
    },
    loaded: () => value,
  };
}

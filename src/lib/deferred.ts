/** Something that is loaded after the first paint, or when it is first needed. */
export interface Deferred<T> {
  /** Start-up tells how it is loaded. */
  provide(load: () => Promise<T>): void;
  /** Waits for start-up; a failed load is tried anew at the next call. */
  get(): Promise<T>;
  /** What has been loaded; for what is to be done at once where it can be. */
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

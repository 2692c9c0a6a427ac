import { createContext, type ReactNode, use } from 'react';

/** What a loader must know of a part. */
export interface LoadedPart<P> {
  /** The base name of its file, after which its style sheet and its texts are called. */
  name: string;
  importComponent(): Promise<(props: P) => ReactNode>;
}

interface LoadOptions {
  /** Its code comes after what the first page needs. */
  afterFirstPage?: boolean;
}

/** Loads the parts of one page, and remembers what is there. Made at start-up, and once for each rendered document. */
export interface PartLoader {
  /** Starts the load, or starts it anew after a failure. The failure of one that nobody waits for is no error. */
  load<P>(part: LoadedPart<P>, options?: LoadOptions): Promise<(props: P) => ReactNode>;
  /** The load for React's `use`, which asks again and again: one that has failed stays so until `retryFailed`. */
  read<P>(part: LoadedPart<P>, options?: LoadOptions): Promise<(props: P) => ReactNode>;
  /** Nothing has to be waited for. */
  isReady(part: LoadedPart<never>): boolean;
  /** Called once a failure has been dealt with: what has failed so far is loaded anew when it is rendered next. */
  retryFailed(): void;
  /** Parts that come after what the first page needs wait for this. */
  deferUntil(loaded: Promise<unknown>): void;
}

type Component = (props: never) => ReactNode;

interface Attempt {
  latest: Promise<Component>;
  /** What React was given last. */
  given?: Promise<Component>;
  /** How often failures had been dealt with when it failed. */
  failedAfter: number;
  isReady: boolean;
}

/** `fetchFiles` fetches what belongs to a part beside its code: its styles and its texts. */
export function createPartLoader(fetchFiles: (name: string) => Promise<unknown> = async () => {}): PartLoader {
  const attempts = new Map<object, Attempt>();
  let firstPage: Promise<unknown> = Promise.resolve();
  let retries = 0;

  function attemptOf(part: LoadedPart<never>, afterFirstPage: boolean): Attempt {
    const known = attempts.get(part);
    if (known && known.failedAfter > retries) return known;
    const fetchAll = () => Promise.all([part.importComponent(), fetchFiles(part.name)]);
    const latest = (afterFirstPage ? firstPage.then(fetchAll) : fetchAll()).then(([component]) => {
      // As React marks what it has waited for: `use` then gives it without waiting, while hydrating too.
      Object.assign(latest, { status: 'fulfilled', value: component });
      attempt.isReady = true;
      return component;
    });
    latest.catch(() => {
      attempt.failedAfter = retries;
    });
    const attempt: Attempt = { ...known, latest, failedAfter: Number.POSITIVE_INFINITY, isReady: false };
    attempts.set(part, attempt);
    return attempt;
  }

  function read(part: LoadedPart<never>, afterFirstPage: boolean): Promise<Component> {
    const known = attempts.get(part);
    const failedHere = known?.failedAfter === retries && known.given === known.latest;
    if (failedHere) return known.latest;
    const attempt = attemptOf(part, afterFirstPage);
    attempt.given = attempt.latest;
    return attempt.latest;
  }

  // The map pairs each part with its own component, which its type cannot say.
  return {
    load: (part, { afterFirstPage = false } = {}) => attemptOf(part, afterFirstPage).latest as Promise<never>,
    read: (part, { afterFirstPage = false } = {}) => read(part, afterFirstPage) as Promise<never>,
    isReady: (part) => attempts.get(part)?.isReady ?? false,
    retryFailed() {
      retries += 1;
    },
    deferUntil(loaded) {
      firstPage = loaded;
    },
  };
}

export const PartLoading = createContext<PartLoader | null>(null);

/** Whether what is rendered below stands in prerendered markup: its code comes after what the first page needs. */
export const WaitsForFirstPage = createContext(false);

export function usePartLoader(): PartLoader {
  const loader = use(PartLoading);
  if (!loader) throw new Error('parts need a loader around them');
  return loader;
}

import { createContext, type ReactNode, use } from 'react';

/** The properties of a part that a loader uses. */
export interface LoadedPart<P> {
  /** The base name of its file, shared by its style sheet and its texts. */
  name: string;
  importComponent(): Promise<(props: P) => ReactNode>;
}

interface LoadOptions {
  /** Its code loads after what the first page needs. */
  afterFirstPage?: boolean;
}

/** Loads the parts of one page, and remembers them. Created at start-up, and once for each rendered document. */
export interface PartLoader {
  /** Starts the load, or restarts it after a failure. A failed preload causes no unhandled rejection. */
  load<P>(part: LoadedPart<P>, options?: LoadOptions): Promise<(props: P) => ReactNode>;
  /** The load for React's `use`, which calls this repeatedly: a failed one stays failed until `retryFailed`. */
  read<P>(part: LoadedPart<P>, options?: LoadOptions): Promise<(props: P) => ReactNode>;
  /** Whether the part has loaded completely. */
  isReady(part: LoadedPart<never>): boolean;
  /** Called once a failure has been handled: failed parts load again when they are next rendered. */
  retryFailed(): void;
  /** Parts that load after what the first page needs wait for this. */
  deferUntil(loaded: Promise<unknown>): void;
  /** Calls the listener whenever a part has loaded. */
  onLoad(listener: () => void): void;
}

type Component = (props: never) => ReactNode;

interface Attempt {
  latest: Promise<Component>;
  /** The promise React was last given. */
  given?: Promise<Component>;
  /** The value of `retries` when it failed. */
  failedAfter: number;
  isReady: boolean;
}

/** `fetchFiles` fetches a part's files other than its code: styles and texts. */
export function createPartLoader(fetchFiles: (name: string) => Promise<unknown> = async () => {}): PartLoader {
  const attempts = new Map<object, Attempt>();
  let firstPage: Promise<unknown> = Promise.resolve();
  let retries = 0;
  const loads = new EventTarget();

  function attemptOf(part: LoadedPart<never>, afterFirstPage: boolean): Attempt {
    const known = attempts.get(part);
    if (known && known.failedAfter > retries) return known;
    const fetchAll = () => Promise.all([part.importComponent(), fetchFiles(part.name)]);
    const latest = (afterFirstPage ? firstPage.then(fetchAll) : fetchAll()).then(([component]) => {
      // Marked the way React marks resolved promises, so that `use` returns it synchronously, while hydrating too.
      Object.assign(latest, { status: 'fulfilled', value: component });
      attempt.isReady = true;
      loads.dispatchEvent(new Event('load'));
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

  // The map pairs each part with its own component; its type cannot express that.
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
    onLoad(listener) {
      loads.addEventListener('load', listener);
    },
  };
}

export const PartLoading = createContext<PartLoader | null>(null);

/** Whether the tree below is prerendered markup: its code loads after what the first page needs. */
export const WaitsForFirstPage = createContext(false);

export function usePartLoader(): PartLoader {
  const loader = use(PartLoading);
  if (!loader) throw new Error('parts need a loader around them');
  return loader;
}

import { createElement, type ReactElement, type ReactNode, use } from 'react';
import { type LoadedPart, usePartLoader, WaitsForFirstPage } from './part-loader';

type PropsOf<M> = M[keyof M] extends (props: infer P) => ReactNode ? (P extends object ? P : object) : never;

export interface Part<P> extends LoadedPart<P> {
  /** Suspends until code, styles and texts have loaded, then renders. */
  Component(props: P): ReactElement;
}

/**
 * A piece of the shop that loads when it is first needed: its chunk, style sheet and texts in parallel. Its module
 * exports a component named after its file, and nothing else. `name` is that name, filled in by the build
 * (`part-names.ts`), which recognises parts by the form `part(() => import(…))`.
 */
export function part<M extends object>(importModule: () => Promise<M>, name = ''): Part<PropsOf<M>> {
  type Props = PropsOf<M>;
  const loaded: LoadedPart<Props> = {
    name,
    async importComponent() {
      const module = await importModule();
      if (!(name in module)) throw new Error(`${name}.tsx exports no component ${name}`);
      return module[name as keyof M] as (props: Props) => ReactNode;
    },
  };

  function Component(props: Props): ReactElement {
    const component = usePartLoader().read(loaded, { afterFirstPage: use(WaitsForFirstPage) });
    return createElement(use(component), props);
  }

  return Object.assign(loaded, { Component });
}

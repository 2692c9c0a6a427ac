import { type ComponentProps, type MouseEvent, useSyncExternalStore } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { inCurrentArea } from '../../platform/mode/current-area';

interface LinkProps extends Omit<ComponentProps<'a'>, 'style'> {
  /** A path of the shop, without the router's base. */
  href: string;
  /** Stored with the entry of the browser's history that following it leads to. */
  state?: object;
}

/** The channel of a document never changes. */
const never = () => () => {};

/**
 * A link within the shop; those to prescriptions lead to the variant of the tab's channel, prerendered ones once they are
 * hydrated. The router's own link re-renders with every change of address, and a page has dozens: on a
 * slow phone that is a third of the wait for the next page.
 */
export function Link({ href, state, onClick, ...rest }: LinkProps) {
  const { base, aroundNav } = useRouter();
  const address = useSyncExternalStore(
    never,
    () => base + inCurrentArea(href),
    () => base + href,
  );

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || button !== 0 || rest.target) return;
    event.preventDefault();
    // As browsers do: a link to the address that is shown adds no entry to the history.
    const replace = new URL(address, location.href).href === location.href;
    aroundNav(navigate, address, { replace, ...(state && { state }) });
  }

  return <a {...rest} href={address} onClick={follow} />;
}

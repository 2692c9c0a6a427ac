import { trustSnippet } from './trusted-types';

/**
 * Inserts a provider's snippet into the page. Parsed scripts never run, so each is recreated with the page's nonce,
 * which the policy allows. Styles are set by script, since the policy blocks style attributes.
 */
export function putSnippet(container: Element, html: string, nonce: string): void {
  const policy = trustSnippet();
  const parsed = new DOMParser().parseFromString(policy.createHTML(withoutStyles(html)), 'text/html');
  container.replaceChildren(...parsed.body.childNodes);
  for (const element of container.querySelectorAll<HTMLElement>('[data-styles]')) {
    element.style.cssText = element.dataset.styles ?? '';
    element.removeAttribute('data-styles');
  }
  for (const inert of container.querySelectorAll('script')) {
    const script = document.createElement('script');
    for (const { name, value } of inert.attributes) if (name !== 'src') script.setAttribute(name, value);
    script.nonce = nonce;
    if (inert.src) script.src = policy.createScriptURL(inert.src);
    else script.text = policy.createScript(inert.text);
    inert.replaceWith(script);
  }
}

/** The parser itself reports style attributes if the page's policy does not allow them. */
function withoutStyles(html: string): string {
  return html.replace(/(<[a-z][^<>]*?\s)style=/gi, '$1data-styles=');
}

/** The nonce of this page's own scripts. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}

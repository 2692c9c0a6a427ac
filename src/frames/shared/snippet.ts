import { trustSnippet } from './trusted-types';

/**
 * Puts a provider's snippet into the page. A parsed script never runs: each is made anew, with the page's nonce, by
 * which the policy knows it. Styles are set by script, which the policy lets pass, unlike an attribute.
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

/** The parser itself complains of style attributes where the page's policy does not allow them. */
function withoutStyles(html: string): string {
  return html.replace(/(<[a-z][^<>]*?\s)style=/gi, '$1data-styles=');
}

/** The nonce of this page's own scripts. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}

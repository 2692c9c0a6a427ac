import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Provider } from 'jotai';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { createPartLoader, PartLoading } from '../../src/lib/part-loader';
import { store } from '../../src/lib/store';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** Loads the parts of every page of a test file. */
export const partLoader = createPartLoader();

/** Renders components in the test's document until the test ends. */
export async function render(node: ReactNode) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  if (!i18n.locale) i18n.loadAndActivate({ locale: 'sv', messages: {} });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (next: ReactNode) =>
    act(async () =>
      root.render(
        <Provider store={store}>
          <PartLoading value={partLoader}>
            <I18nProvider i18n={i18n}>{next}</I18nProvider>
          </PartLoading>
        </Provider>,
      ),
    );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  await show(node);
  return { container, show };
}

/** Waits until `check` passes, while React works by itself as in a browser, not only within `act`. */
export async function until(check: () => void): Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    await vi.waitFor(check, { interval: 5 });
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  }
}

/** The text of an element, as it is read: no-break spaces are spaces. */
export function textOf({ textContent }: Node): string {
  return (textContent ?? '').replaceAll('\u00a0', ' ');
}

/** The element of a role with this text or label. @throws if there is none */
export function byRole<T extends HTMLElement = HTMLElement>(role: string, name: string): T {
  const found = [...document.querySelectorAll<T>(selectors[role] ?? `[role="${role}"]`)].find(
    (element) => nameOf(element) === name,
  );
  if (!found) throw new Error(`no ${role} '${name}' in ${document.body.innerHTML}`);
  return found;
}

export async function press(element: HTMLElement): Promise<void> {
  await act(async () => {
    element.focus();
    element.click();
  });
}

export async function type(element: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    element.focus();
    // React ignores changes made through its own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export async function key(element: Element, name: string): Promise<void> {
  await act(
    async () =>
      void element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
  );
}

const selectors: Record<string, string> = {
  button: 'button:not([role])',
  textbox: 'input:not([type=checkbox], [type=radio]), textarea',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog',
  link: 'a[href]',
};

function nameOf(element: HTMLElement): string {
  const labelledBy = element.getAttribute('aria-labelledby');
  const label = labelledBy ? document.getElementById(labelledBy) : 'labels' in element ? labelOf(element) : null;
  return (element.getAttribute('aria-label') ?? (label ?? element).textContent ?? '').trim();
}

function labelOf(element: HTMLElement): Element | null {
  return element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`);
}

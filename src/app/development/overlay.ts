import type { Problem } from './problem';

const css = `
  dialog { box-sizing: border-box; width: min(60rem, 100% - 2rem); max-height: calc(100% - 2rem); overflow: auto;
    padding: 1rem; border: 0; border-top: 4px solid #d32f2f; font: 14px/1.5 system-ui; color: #eee; background: #1b1b1b }
  dialog::backdrop { background: rgb(0 0 0 / 60%) }
  h2 { margin: 0; font-size: 1.1rem; white-space: pre-wrap; overflow-wrap: anywhere; color: #ffb4a9 }
  ol { margin: 0.5rem 0 1.5rem; padding: 0; list-style: none }
  li { margin-bottom: 0.5rem }
  pre { margin: 0; padding: 0.25rem 0.5rem; overflow-x: auto; background: #2c2c2c }
  code { overflow-wrap: anywhere }
  button { padding: 0.5rem 1rem; font: inherit }
`;

let host: HTMLElement | undefined;

/**
 * Shows an error of the page, above it and its dialogs; Escape closes them. The newest comes last: an error is often
 * the consequence of an earlier one.
 */
export function showPageProblem(problem: Problem): void {
  list('page').append(toElement(problem));
}

/** Shows the errors of the last build, in place of those of the build before. */
export function showBuildProblems(problems: Problem[]): void {
  list('build').replaceChildren(...problems.map(toElement));
}

function list(source: 'build' | 'page'): Element {
  host ??= open();
  const found = host.shadowRoot?.querySelector(`[role=alert] > .${source}`);
  if (!found) throw new Error('the overlay has lost its lists');
  return found;
}

function open(): HTMLElement {
  const created = document.createElement('div');
  created.lang = 'en';
  const shadow = created.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(css);
  shadow.adoptedStyleSheets = [styles];
  const dialog = document.createElement('dialog');
  dialog.ariaLabel = 'Errors';
  const close = textElement('button', 'Close');
  close.addEventListener('click', () => dialog.close());
  const alert = document.createElement('div');
  alert.role = 'alert';
  for (const className of ['build', 'page']) alert.append(Object.assign(document.createElement('div'), { className }));
  dialog.append(alert, close);
  shadow.append(dialog);
  // Outside of the body, which React hydrates.
  document.documentElement.append(created);
  dialog.showModal();
  const dialogs = keepAbove(dialog);
  dialog.addEventListener('close', () => {
    // Open again, above another one.
    if (dialog.open) return;
    dialogs.disconnect();
    created.remove();
    host = undefined;
  });
  return created;
}

/** What opened last is above, and the rest is inert: after a dialog of the page, such as a customer's about the error. */
function keepAbove(dialog: HTMLDialogElement): MutationObserver {
  const observer = new MutationObserver((changes) => {
    const isAbove = changes.some(({ target }) => target instanceof HTMLDialogElement && target.open);
    if (!isAbove || !dialog.open) return;
    dialog.close();
    dialog.showModal();
  });
  observer.observe(document, { subtree: true, attributeFilter: ['open'] });
  return observer;
}

function toElement({ title, places }: Problem): HTMLElement {
  const section = document.createElement('section');
  const list = document.createElement('ol');
  for (const { file, line, column, name, text } of places) {
    const item = document.createElement('li');
    item.append(textElement('code', `${file}:${line}:${column}${name ? ` in ${name}` : ''}`), textElement('pre', text));
    list.append(item);
  }
  section.append(textElement('h2', title), list);
  return section;
}

function textElement(name: keyof HTMLElementTagNameMap, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

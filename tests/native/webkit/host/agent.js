/**
 * Runs in each frame, in a world of its own: asks the host for a task, performs it as a customer would (by roles and
 * names, waiting for elements to appear), and reports the result. It is a plain script without imports.
 */
(() => {
  const timeout = 30_000;
  const selectors = {
    button: 'button, [role=button], input[type=submit]',
    link: 'a[href], [role=link]',
    heading: 'h1, h2, h3, h4, h5, h6',
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    textbox: 'input:not([type=radio], [type=checkbox], [type=submit]), textarea',
    dialog: 'dialog[open], [role=dialog]',
    alert: '[role=alert]',
    status: '[role=status]',
    frame: 'iframe',
    text: 'p, li, dt, dd, span, div, strong, h1, h2, h3',
  };

  const tidy = (text) => (text ?? '').replace(/\s+/g, ' ').trim();

  function nameOf(element) {
    const named = element.getAttribute('aria-labelledby');
    if (named)
      return tidy(
        named
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
    if (element.hasAttribute('aria-label')) return tidy(element.getAttribute('aria-label'));
    if (element.localName === 'iframe') return tidy(element.title);
    if (element.labels?.length) return tidy([...element.labels].map((label) => label.textContent).join(' '));
    return tidy(element.textContent || element.value);
  }

  function fits(name, { name: whole, has }) {
    return (whole === undefined || name === whole) && (has === undefined || name.includes(has));
  }

  function find({ role, within, ...expected }) {
    const root = within ? find(within) : document;
    if (!root) return undefined;
    return [...root.querySelectorAll(selectors[role])].find(
      (element) => element.checkVisibility({ visibilityProperty: true }) && fits(nameOf(element), expected),
    );
  }

  /** Checks again after every possible change, until the result is as expected. */
  function until(what, look) {
    return new Promise((resolve, reject) => {
      const end = Date.now() + timeout;
      (function again() {
        const seen = look();
        if (seen) return resolve(seen);
        if (Date.now() > end) return reject(new Error(`not within ${timeout} ms: ${what}`));
        setTimeout(again, 25);
      })();
    });
  }

  const words = (expected) => JSON.stringify(expected);
  const there = (expected) => until(words(expected), () => find(expected));

  /** The element is neither covered nor cut off: a tap in its middle hits it, or its label. */
  function isReached(element) {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return [element, ...(element.labels ?? [])].some((each) => each.contains(hit));
  }

  const usable = (expected) =>
    until(`${words(expected)}, to be used`, () => {
      const element = find(expected);
      const isOff = element?.disabled || element?.closest('[aria-disabled=true], [aria-busy=true]');
      return element && !isOff && isReached(element) && element;
    });

  function put(field, value) {
    field.focus();
    field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    field.blur();
  }

  const tasks = {
    see: async ({ target }) => tidy((await there(target)).textContent),
    show: async ({ target }) => (await there(target)).scrollIntoView({ block: 'start' }),
    gone: ({ target }) => until(`${words(target)}, gone`, () => !find(target)),
    count: ({ target }) => (find(target) ? 1 : 0),
    click: async ({ target }) => (await usable(target)).click(),
    fill: async ({ target, value }) => put(await usable(target), value),
    height: async ({ target }) => (await there(target)).getBoundingClientRect().height,
    variable: ({ name }) => document.documentElement.style.getPropertyValue(name),
    /** To the window around this one, as any script in a frame can. */
    post: ({ data }) => window.top.postMessage(data, '*'),
    attribute: ({ name }) => document.documentElement.getAttribute(name),
    /** To the page's own scripts, which share the document with this one. */
    dispatch: ({ name, detail }) => void document.dispatchEvent(new CustomEvent(name, { detail })),
  };

  async function serve() {
    let done;
    for (;;) {
      const asking = { at: location.href, main: window.top === window, done };
      const task = JSON.parse(await window.webkit.messageHandlers.agent.postMessage(JSON.stringify(asking)));
      try {
        const value = await tasks[task.do](task);
        done = { id: task.id, value: value instanceof Element || value === true ? null : (value ?? null) };
      } catch (error) {
        done = { id: task.id, error: `${task.do} in ${location.pathname}: ${error.message}` };
      }
    }
  }

  serve();
  // A page restored from the cache asks again, since its earlier request may have been dropped.
  addEventListener('pageshow', ({ persisted }) => persisted && serve());
})();

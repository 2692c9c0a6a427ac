import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import WebKit2 from 'gi://WebKit2?version=4.1';

const { WebView, SnapshotRegion, SnapshotOptions } = WebKit2;
Gio._promisify(WebView.prototype, 'call_async_javascript_function', 'call_async_javascript_function_finish');
Gio._promisify(WebView.prototype, 'evaluate_javascript', 'evaluate_javascript_finish');
Gio._promisify(WebView.prototype, 'get_snapshot', 'get_snapshot_finish');

/** Runs a function body in the page's own world; returns its result, through JSON. */
async function run(view, body, args = {}) {
  const variants = Object.fromEntries(
    Object.entries(args).map(([name, text]) => [name, GLib.Variant.new_string(text)]),
  );
  const whole = `return JSON.stringify((await (async () => { ${body} })()) ?? null)`;
  const value = await view.call_async_javascript_function(
    whole,
    -1,
    new GLib.Variant('a{sv}', variants),
    null,
    null,
    null,
  );
  return JSON.parse(value.to_string());
}

/** What an app does with its web view. */
export function callsOn({ view, bundles }, agents) {
  return {
    load: ({ url }) => void view.load_uri(url),
    loadHtml: ({ html, url }) => void view.load_html(html, url),
    reload: () => void view.reload(),
    goBack: () => void view.go_back(),
    goForward: () => void view.go_forward(),
    address: () => view.uri,
    /** A message for the shop, passed as an argument: it is never part of a script's text. */
    async receive({ text }) {
      await run(view, 'window.__luckanReceive?.(message)', { message: text });
    },
    /** The same as a quoted literal, for web views whose scripts take no arguments. */
    async receiveLiteral({ text }) {
      await view.evaluate_javascript(`window.__luckanReceive?.(${JSON.stringify(text)})`, -1, null, null, null);
    },
    run: ({ body }) => run(view, body),
    /** Looks for a newer bundle below an address of the shop; the page notices nothing. */
    update: ({ address: from }) => bundles.update(from),
    ask: ({ frame, task }) => agents.ask(frame, task),
    async snapshot({ file }) {
      const surface = await view.get_snapshot(SnapshotRegion.VISIBLE, SnapshotOptions.NONE, null);
      surface.writeToPNG(file);
    },
  };
}

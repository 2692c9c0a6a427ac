import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import Soup from 'gi://Soup?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';
import { agentWorld } from './agents.js';
import { openBundles } from './bundles.js';
import { write } from './lines.js';
import { serveShell } from './scheme.js';

const { GeolocationPermissionRequest, GeolocationPosition, NetworkProxyMode, NetworkProxySettings } = WebKit2;
const { UserContentInjectedFrames: Frames, UserScriptInjectionTime: Time, PolicyDecisionType } = WebKit2;

/**
 * A web view as an app creates one: the marker before the first load, the message handler, and no storage after it
 * closes. Its events are reported.
 * @returns the view, and the bundles of an app that updates its own
 */
export function openView(app, agents) {
  // The name by which the shop finds its app, as on iOS.
  const { size, scheme, cookie, handler = 'luckan', atStart = [], inFrames = [], position, proxy } = app;
  const context = WebKit2.WebContext.new_ephemeral();
  const bundles = scheme?.bundles ? openBundles({ shipped: scheme.folder, folder: scheme.bundles }) : null;
  if (scheme) serveShell(context, { ...scheme, folder: () => bundles?.folder() ?? scheme.folder });
  if (cookie) {
    const { name, value, domain } = cookie;
    context.get_cookie_manager().add_cookie(new Soup.Cookie(name, value, domain, '/', -1), null, null);
  }
  if (proxy)
    context.website_data_manager.set_network_proxy_settings(
      NetworkProxyMode.CUSTOM,
      NetworkProxySettings.new(proxy, null),
    );
  const content = new WebKit2.UserContentManager();
  const add = (source, frames, allowed = null) =>
    content.add_script(WebKit2.UserScript.new(source, frames, Time.START, allowed, null));
  for (const source of atStart) add(source, Frames.TOP_FRAME);
  for (const { source, allowed } of inFrames) add(source, Frames.ALL_FRAMES, allowed);
  content.add_script(
    WebKit2.UserScript.new_for_world(agents.source, Frames.ALL_FRAMES, Time.START, agentWorld, null, null),
  );

  content.connect(`script-message-received::${handler}`, (_, result) => {
    const text = result.get_js_value().to_string();
    if (text.includes('"READY"')) bundles?.confirm();
    write({ event: 'message', text });
  });
  content.register_script_message_handler(handler);
  agents.listen(content);

  const settings = new WebKit2.Settings({
    enable_write_console_messages_to_stdout: true,
    // Without a graphics processor, layers that it should compose cost a fifth of the time.
    hardware_acceleration_policy: WebKit2.HardwareAccelerationPolicy.NEVER,
  });
  const view = new WebKit2.WebView({ web_context: context, user_content_manager: content, settings });
  const window = new Gtk.Window({ default_width: size.width, default_height: size.height });
  window.add(view);
  reportEventsOf(view, agents);
  if (position) answerPosition(view, position);
  if (bundles) watchTrial(view, bundles);
  window.show_all();
  return { view, bundles };
}

/** As long as apps wait for READY: then a new bundle has failed, and the page is loaded again from the one before. */
const silence = 10;

function watchTrial(view, bundles) {
  view.connect('load-changed', (_, state) => {
    if (state !== WebKit2.LoadEvent.STARTED || !bundles.state().onTrial) return;
    bundles.begin();
    GLib.timeout_add_seconds(GLib.PRIORITY_DEFAULT, silence, () => {
      if (bundles.rollBack()) view.reload_bypass_cache();
      return GLib.SOURCE_REMOVE;
    });
  });
}

function reportEventsOf(view, agents) {
  view.connect('resource-load-started', (_, _resource, request) => write({ event: 'request', url: request.get_uri() }));
  view.connect('notify::uri', () => write({ event: 'address', url: view.uri }));
  view.connect('load-changed', (_, state) => {
    if (state === WebKit2.LoadEvent.STARTED || state === WebKit2.LoadEvent.COMMITTED) agents.forget();
    if (state === WebKit2.LoadEvent.FINISHED) write({ event: 'loaded', url: view.uri });
  });
  view.connect('load-failed', (_, _state, url, error) => {
    write({ event: 'failed', url, reason: error.message });
    return false;
  });
  view.connect('web-process-terminated', (_, reason) => write({ event: 'crashed', reason: String(reason) }));
  // An app opens no windows for a page.
  view.connect('create', (_, action) => {
    write({ event: 'window', url: action.get_request().get_uri() });
    return null;
  });
  view.connect('decide-policy', (_, decision, type) => {
    if (type !== PolicyDecisionType.NEW_WINDOW_ACTION) return false;
    write({ event: 'window', url: decision.get_navigation_action().get_request().get_uri() });
    decision.ignore();
    return true;
  });
  view.connect('script-dialog', () => true);
}

/** What an app does with its own permission: the engine asks for each document, and gets the position from the app. */
function answerPosition(view, { allowed, latitude, longitude }) {
  view.connect('permission-request', (_, request) => {
    if (!(request instanceof GeolocationPermissionRequest)) return false;
    write({ event: 'permission', kind: 'position' });
    if (allowed) request.allow();
    else request.deny();
    return true;
  });
  const manager = view.web_context.get_geolocation_manager();
  manager.connect('start', () => {
    manager.update_position(GeolocationPosition.new(latitude, longitude, 10));
    return true;
  });
}

import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import Soup from 'gi://Soup?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';
import { readJson } from './bundles.js';

const types = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/**
 * Serves the shell from a folder under an app's own scheme, as an app that bundles it does: its files, its own
 * configuration, the matching headers, and the shell itself for every path that only the script knows.
 * @param folder returns the folder of the bundle that is shown
 */
export function serveShell(context, { name, mount, folder, config, headers }) {
  /** The policy allows the inline scripts and styles of the bundle that is shown. */
  const headersNow = () => {
    const { inline } = readJson(GLib.build_filenamev([folder(), 'files.json']));
    const filled = (value) =>
      value.replace('{scripts}', inline.scripts.join(' ')).replace('{styles}', inline.styles.join(' '));
    return Object.entries(headers).map(([field, value]) => [field, filled(value)]);
  };

  const answer = (request, status, type, bytes) => {
    const response = WebKit2.URISchemeResponse.new(Gio.MemoryInputStream.new_from_bytes(bytes), bytes.get_size());
    const fields = Soup.MessageHeaders.new(Soup.MessageHeadersType.RESPONSE);
    for (const [field, value] of headersNow()) fields.append(field, value);
    response.set_http_headers(fields);
    response.set_content_type(type);
    response.set_status(status, null);
    request.finish_with_response(response);
  };

  context.register_uri_scheme(name, (request) => {
    const path = GLib.uri_unescape_string(request.get_path(), null) ?? '';
    if (!path.startsWith(mount)) return answer(request, 404, 'text/plain', new GLib.Bytes('no such file'));
    const below = path.slice(mount.length);
    if (below === 'config.json') return answer(request, 200, types.json, new GLib.Bytes(JSON.stringify(config)));
    const ending = /\.([a-z0-9]+)$/.exec(below)?.[1];
    const file = ending && !below.split('/').includes('..') ? below : 'index.html';
    try {
      const [bytes] = Gio.File.new_for_path(GLib.build_filenamev([folder(), file])).load_bytes(null);
      answer(request, 200, types[ending ?? 'html'] ?? 'application/octet-stream', bytes);
    } catch {
      answer(request, 404, 'text/plain', new GLib.Bytes('no such file'));
    }
  });
}

/**
 * A native app around a web view of WebKitGTK, controlled by lines of JSON on standard input: the first describes the
 * kind of app, each further one is a call, `{id, call, …}`. On descriptor 3 it responds with `{id, value}` or `{id,
 * error}` to each, and writes `{event, …}` whenever something happens.
 */
import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import { createAgents } from './agents.js';
import { callsOn } from './calls.js';
import { commands, write } from './lines.js';
import { openView } from './view.js';

Gtk.init(null);
const loop = new GLib.MainLoop(null, false);

function readBeside(name) {
  const [file] = GLib.filename_from_uri(import.meta.url);
  const [bytes] = Gio.File.new_for_path(GLib.build_filenamev([GLib.path_get_dirname(file), name])).load_bytes(null);
  return new TextDecoder().decode(bytes.get_data());
}

async function execute(calls, { id, call, ...given }) {
  try {
    write({ id, value: (await calls[call](given)) ?? null });
  } catch (error) {
    write({ id, error: error.message });
  }
}

async function live() {
  const agents = createAgents(readBeside('agent.js'));
  let calls;
  for await (const command of commands()) {
    if (calls) void execute(calls, command);
    else {
      calls = callsOn(openView(command, agents), agents);
      write({ event: 'open' });
    }
  }
  loop.quit();
}

live().catch((error) => {
  logError(error);
  imports.system.exit(1);
});
loop.run();

import Gio from 'gi://Gio';

const input = new Gio.DataInputStream({ base_stream: new Gio.UnixInputStream({ fd: 0, close_fd: false }) });
// Not standard output: the engine writes the page's console there, in the middle of other output.
const output = new Gio.UnixOutputStream({ fd: 3, close_fd: false });

Gio._promisify(Gio.DataInputStream.prototype, 'read_line_async', 'read_line_finish_utf8');

/** Writes one JSON value per line to the controlling process. */
export function write(value) {
  output.write_all(new TextEncoder().encode(`${JSON.stringify(value)}\n`), null);
}

/** The commands, until the controlling process is gone. */
export async function* commands() {
  for (;;) {
    const [line] = await input.read_line_async(0, null);
    if (line === null) return;
    yield JSON.parse(line);
  }
}

import Gio from 'gi://Gio';
import GLib from 'gi://GLib';
import Soup from 'gi://Soup?version=3.0';

Gio._promisify(Soup.Session.prototype, 'send_and_read_async', 'send_and_read_finish');

const blank = { current: null, previous: null, next: null, onTrial: false, failedStarts: 0, rejected: [] };
/** Of so many starts of the app without READY, the next one goes back. */
const mostFailedStarts = 2;

/**
 * The bundles of an app that carries the shop: the one that it was shipped with, and newer ones below `folder`. What a
 * running page uses never changes: a new bundle is downloaded beside it, and shown from the next start on.
 */
export function openBundles({ shipped, folder }) {
  const at = (...names) => GLib.build_filenamev([folder, ...names]);
  const folderOf = (version) => (version === null ? shipped : at('versions', version));
  const state = { ...blank, ...readJson(at('state.json')) };
  // Written to another file and renamed: an app that is ended meanwhile finds the old state or the new one.
  const save = () => writeFile(at('state.json'), new TextEncoder().encode(JSON.stringify(state)));

  let hasStarted = false;
  function rollBack() {
    state.rejected.push(state.current);
    Object.assign(state, { current: state.previous, previous: null, onTrial: false });
    save();
  }

  if (state.onTrial && state.failedStarts >= mostFailedStarts) rollBack();
  if (state.next !== null) {
    // There is no way back to a bundle that has never started.
    const previous = state.onTrial ? state.previous : state.current;
    Object.assign(state, { previous, current: state.next, next: null, onTrial: true, failedStarts: 0 });
    save();
  }
  // No page uses them any more, and there is no way back to them.
  keepOnly(at('versions'), [state.current, state.previous]);

  return {
    state: () => state,
    folder: () => folderOf(state.current),
    /** A page is loaded: a failed start, until `confirm`, since the app may be ended before it can go back. */
    begin() {
      if (!state.onTrial || hasStarted) return;
      hasStarted = true;
      state.failedStarts += 1;
      save();
    },
    /** The shop has started: this bundle is good. */
    confirm() {
      if (!state.onTrial) return;
      state.onTrial = false;
      save();
    },
    /** The shop did not start: the bundle before it, and never this one again. @returns whether there is one to go back to */
    rollBack() {
      if (!state.onTrial) return false;
      rollBack();
      return true;
    },
    /** Downloads what is new below an address; what has been downloaded before, or is here already, is not again. */
    async update(address) {
      const session = new Soup.Session();
      const text = new TextDecoder().decode(await download(session, `${address}files.json`));
      const { luckanFiles, version, files } = JSON.parse(text);
      if (luckanFiles !== 1 || !/^[0-9a-f]{16}$/.test(version)) throw new Error('files.json is of another kind');
      const strange = files.find((file) => !isPath(file.path));
      if (strange) throw new Error(`${strange.path} is no path`);
      // What was begun of another bundle is not published any more.
      keepOnly(at('incoming'), [version]);
      if (state.rejected.includes(version)) return { outcome: 'rejected', version };
      if (version === state.next) return { outcome: 'current', version };
      if (version === listOf(folderOf(state.current))?.version) {
        // The bundle that was to follow has been withdrawn.
        state.next = null;
        save();
        return { outcome: 'current', version };
      }
      let downloaded = 0;
      // A bundle that is published again is here already.
      if (!isComplete(folderOf(version), files)) {
        const own = filesHere([state.current, state.previous, null].map(folderOf));
        for (const file of files) {
          const target = at('incoming', version, ...file.path.split('/'));
          if (isWhole(readFile(target), file)) continue;
          const copy = own.get(file.sha256);
          let bytes = copy && readFile(copy);
          if (!isWhole(bytes, file)) {
            bytes = await download(session, address + file.path);
            downloaded += 1;
          }
          if (!isWhole(bytes, file)) throw new Error(`${file.path} is not what files.json says`);
          writeFile(target, bytes);
        }
        writeFile(at('incoming', version, 'files.json'), new TextEncoder().encode(text));
        remove(Gio.File.new_for_path(folderOf(version)));
        GLib.mkdir_with_parents(at('versions'), 0o700);
        const incoming = Gio.File.new_for_path(at('incoming', version));
        incoming.move(Gio.File.new_for_path(folderOf(version)), Gio.FileCopyFlags.NONE, null, null);
      }
      state.next = version;
      save();
      return { outcome: 'ready', version, downloaded };
    },
  };
}

/** Below the bundle's folder, whatever reads it: no `..`, no absolute path, no backslash, no NUL, nothing that is hidden. */
function isPath(path) {
  return typeof path === 'string' && /^[\w-]+(?:[./][\w-]+)*$/.test(path);
}

function isComplete(folder, files) {
  return (
    readFile(GLib.build_filenamev([folder, 'files.json'])) !== null &&
    files.every((file) => isWhole(readFile(GLib.build_filenamev([folder, ...file.path.split('/')])), file))
  );
}

const listOf = (folder) => readJson(GLib.build_filenamev([folder, 'files.json']));

/** The files of these bundles, by their hash. */
function filesHere(folders) {
  return new Map(
    folders.flatMap((folder) =>
      (listOf(folder)?.files ?? []).map(({ sha256, path }) => [
        sha256,
        GLib.build_filenamev([folder, ...path.split('/')]),
      ]),
    ),
  );
}

/** Removes the folders below this one, but for those with these names. */
function keepOnly(path, names) {
  for (const child of childrenOf(Gio.File.new_for_path(path))) if (!names.includes(child.get_basename())) remove(child);
}

function childrenOf(folder) {
  const none = Gio.FileQueryInfoFlags.NOFOLLOW_SYMLINKS;
  if (folder.query_file_type(none, null) !== Gio.FileType.DIRECTORY) return [];
  const found = folder.enumerate_children('standard::name', none, null);
  return [...found].map((info) => folder.get_child(info.get_name()));
}

/** With all that is below it. */
function remove(file) {
  childrenOf(file).forEach(remove);
  if (file.query_exists(null)) file.delete(null);
}

async function download(session, url) {
  const message = Soup.Message.new('GET', url);
  const bytes = await session.send_and_read_async(message, GLib.PRIORITY_LOW, null);
  if (message.get_status() !== Soup.Status.OK) throw new Error(`${url} answered ${message.get_status()}`);
  return bytes.get_data();
}

function isWhole(bytes, { bytes: length, sha256 }) {
  return bytes?.length === length && GLib.compute_checksum_for_data(GLib.ChecksumType.SHA256, bytes) === sha256;
}

/** Null if the file does not exist. */
function readFile(path) {
  try {
    const [bytes] = Gio.File.new_for_path(path).load_bytes(null);
    return bytes.get_data();
  } catch {
    return null;
  }
}

export function readJson(path) {
  const bytes = readFile(path);
  return bytes && JSON.parse(new TextDecoder().decode(bytes));
}

/** Atomic: a reader finds the whole file or none. */
function writeFile(path, bytes) {
  GLib.mkdir_with_parents(GLib.path_get_dirname(path), 0o700);
  GLib.file_set_contents(path, bytes);
}

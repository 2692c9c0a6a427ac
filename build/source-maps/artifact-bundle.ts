import { crc32, deflateRawSync } from 'node:zlib';
import { debugIdOf } from '../../src/lib/debug-id';
import type { MappedScript } from './map-chunks';

/** Which scripts a bundle is about. */
export interface Release {
  org: string;
  project: string;
  release: string;
}

/** The service's archive of scripts and their maps: its mark and version, then a ZIP file with a manifest. */
export function artifactBundle(scripts: readonly MappedScript[], about: Release): Buffer {
  const files: Record<string, object> = {};
  const contents: [name: string, text: string][] = [];
  for (const { name, code, map } of scripts) {
    const headers = { 'debug-id': debugIdOf(name) };
    add(name, code, { type: 'minified_source', headers: { ...headers, sourcemap: `${name}.map` } });
    add(`${name}.map`, map, { type: 'source_map', headers });
  }
  return zip([['manifest.json', JSON.stringify({ ...about, files })], ...contents]);

  function add(name: string, text: string, facts: object): void {
    files[`files/_/_/assets/${name}`] = { url: `~/assets/${name}`, ...facts };
    contents.push([`files/_/_/assets/${name}`, text]);
  }
}

const version = 2;

function fileMark(): Buffer {
  const mark = Buffer.alloc(8);
  mark.write('SYSB', 'latin1');
  mark.writeUInt32LE(version, 4);
  return mark;
}

/** Little-endian numbers, each as [value, bytes]. */
function record(...fields: [value: number, size: 2 | 4][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, size]) => sum + size, 0));
  let at = 0;
  for (const [value, size] of fields) at = buffer.writeUIntLE(value, at, size);
  return buffer;
}

/** 1 January 1980: the earliest date that the format has, so that the same files make the same archive. */
const date = (1 << 5) | 1;

function zip(entries: readonly [name: string, text: string][]): Buffer {
  const parts = [fileMark()];
  const directory: Buffer[] = [];
  let offset = parts[0]?.length ?? 0;
  for (const [path, text] of entries) {
    const name = Buffer.from(path);
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    // Version, flags, method, time, date, checksum, sizes, length of the name, no extra field.
    const common = [
      [20, 2],
      [0x800, 2],
      [8, 2],
      [0, 2],
      [date, 2],
      [crc32(content), 4],
    ] as [number, 2 | 4][];
    const sizes = [
      [packed.length, 4],
      [content.length, 4],
      [name.length, 2],
      [0, 2],
    ] as [number, 2 | 4][];
    const local = Buffer.concat([record([0x04034b50, 4], ...common, ...sizes), name, packed]);
    directory.push(
      record([0x02014b50, 4], [20, 2], ...common, ...sizes, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      name,
    );
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const count = entries.length;
  const end = record([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [listed.length, 4], [offset, 4], [0, 2]);
  return Buffer.concat([...parts, listed, end]);
}

import { minify } from 'terser';
import { Tinypool } from 'tinypool';

interface Task {
  name: string;
  text: string;
  map: string;
}

/** Minifies a script as `minify-worker` does, and gives its map as well. */
export default async function minifyMapped({ name, text, map }: Task) {
  const { code = '', map: made } = await minify(text, {
    ...structuredClone(Tinypool.workerData),
    sourceMap: { content: map, filename: name, includeSources: true },
  });
  return { name, code, map: String(made) };
}

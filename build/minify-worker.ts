import { minify } from 'terser';
import { Tinypool } from 'tinypool';
import { write } from './files';

export default async function minifyToFile({ text, file }: { text: string; file: string }): Promise<void> {
  // terser writes into its settings.
  const { code } = await minify(text, structuredClone(Tinypool.workerData));
  await write(file, code ?? '');
}

import { i18n, type Messages } from '@lingui/core';
import { limits } from '../domain/limits';
import { retry } from '../lib/retry';

export type { Messages };
export { i18n };

const locale = 'sv';

/** Makes texts known. Later ones are added quietly: what is on screen has its own texts already. */
export function addTexts(texts: Messages): void {
  if (i18n.locale === locale) Object.assign(i18n.messages, texts);
  else i18n.loadAndActivate({ locale, messages: { ...texts } });
}

/** @throws when the file cannot be had after the retries: the part it belongs to cannot be shown then. */
export async function fetchTexts(url: string, fetchFile: typeof fetch = fetch): Promise<void> {
  const { retries, firstDelay } = limits.catalogue;
  const texts = await retry(
    async () => {
      const answer = await fetchFile(url);
      if (!answer.ok) throw new Error(`texts answered ${answer.status}`);
      return (await answer.json()) as Messages;
    },
    retries,
    (attempt) => firstDelay * 2 ** attempt,
  );
  addTexts(texts);
}

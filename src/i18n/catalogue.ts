import { i18n, type Messages } from '@lingui/core';
import { limits } from '../domain/limits';
import { retry } from '../lib/retry';

export type { Messages };
export { i18n };

const locale = 'sv';

/** Adds texts to the catalogue. Later ones do not re-render: what is on screen already has its own texts. */
export function addTexts(texts: Messages): void {
  if (i18n.locale === locale) Object.assign(i18n.messages, texts);
  else i18n.loadAndActivate({ locale, messages: { ...texts } });
}

function failedLoad({ url, status }: Response): TypeError {
  return new TypeError(`failed to load ${url}: ${status}`);
}

/**
 * Retries after a server or network error, but not if the file is missing.
 * @throws TypeError, like a failed import: the part that needs the texts cannot be shown then
 */
export async function fetchTexts(url: string, fetchFile: typeof fetch = fetch): Promise<void> {
  const { retries, firstDelay } = limits.catalogue;
  const texts = await retry(
    async () => {
      const answer = await fetchFile(url);
      if (answer.status >= 500) throw failedLoad(answer);
      return answer.ok ? ((await answer.json()) as Messages) : answer;
    },
    retries,
    (attempt) => firstDelay * 2 ** attempt,
  );
  if (texts instanceof Response) throw failedLoad(texts);
  addTexts(texts);
}

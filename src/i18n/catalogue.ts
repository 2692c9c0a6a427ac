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

function failedLoad({ status }: Response): TypeError {
  return new TypeError(`failed to load texts: ${status}`);
}

/**
 * A file that is gone is not asked for again; a server or network that fails is.
 * @throws TypeError, as a failed import does: the part that the texts belong to cannot be shown then
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

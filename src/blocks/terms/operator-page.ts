import type { Config } from '../../platform/config/schema';

type OperatorPage = Config['operator']['pages'][number];

export type LegalPage = 'terms' | 'withdrawal' | 'privacy';

/** What operators call them, as 'Köpvillkor', 'Ångerrätt och retur', 'Integritetspolicy'. */
const titles: Record<LegalPage, RegExp> = {
  terms: /villkor/i,
  withdrawal: /ångerrätt/i,
  privacy: /personuppgift|integritet|dataskydd/i,
};

/** The operator's page of this kind: the first with a matching title. Null if there is none, so that no link is dead. */
export function operatorPage(pages: readonly OperatorPage[], kind: LegalPage): OperatorPage | null {
  return pages.find(({ title }) => titles[kind].test(title)) ?? null;
}

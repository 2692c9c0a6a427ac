import type { Config } from '../../platform/config/schema';

type OperatorPage = Config['operator']['pages'][number];

/** The operator's page of terms ("Köpvillkor", "Allmänna villkor"): the first with a matching title. */
export function termsPage(pages: readonly OperatorPage[]): OperatorPage | null {
  return pages.find(({ title }) => /villkor/i.test(title)) ?? null;
}

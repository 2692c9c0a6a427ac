import type { Row } from './registry';

/** Entries that scripts other than the shop's store for its host. What is not listed here counts as marketing. */
const rows = {
  _gcl_ls: { area: 'local', category: 'marketing' },
} as const satisfies Record<string, Pick<Row, 'area' | 'category'>>;

export type ForeignEntryName = keyof typeof rows;

export const foreignEntries: Readonly<Record<ForeignEntryName, Pick<Row, 'area' | 'category'>>> = rows;

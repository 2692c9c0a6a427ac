import { type Sorting, sortings } from '../../domain/prescription-states';

/** How a list of prescriptions is shown, as stored in its address: nothing of it names a prescription. */
export interface ListView {
  sorting: Sorting;
  withExpired: boolean;
  /** Starts at 1: all prescriptions up to and including this page are shown. */
  page: number;
}

const [standard] = sortings;
const expiredParameter = 'utgangna';
const maxPage = 50;

/** Ignores invalid values in the address. */
export function readListView(search: string): ListView {
  const params = new URLSearchParams(search);
  const page = Number(/^\d+$/.exec(params.get('sida') ?? '') ?? 1);
  return {
    sorting: sortings.find((word) => word === params.get('sort')) ?? standard,
    withExpired: params.has(expiredParameter),
    page: Math.min(Math.max(page, 1), maxPage),
  };
}

/** @returns the query string with its question mark, or nothing for the list's own order */
export function writeListView({ sorting = standard, withExpired = false, page = 1 }: Partial<ListView>): string {
  const params = new URLSearchParams();
  if (sorting !== standard) params.set('sort', sorting);
  if (withExpired) params.set(expiredParameter, '1');
  if (page > 1) params.set('sida', String(page));
  const text = params.toString();
  return text && `?${text}`;
}

import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { landingListsQuery } from '../../api/elevate/landing-lists';
import type { Link } from '../../api/page-data/schema';
import { ProductRow } from '../product-row/ProductRow';
import { RowsPlaceholder } from '../product-row/RowsPlaceholder';
import { landingListsOf } from './landing-lists-of';

export interface LandingListsProps {
  /** The listing that contains the products. */
  link: Link;
  /** How the listing relates to the page: its own products, or a category that it links to. */
  as: keyof typeof landingListsOf;
  /** The path of the text above the lists, which decides what goes with it; of the listing itself if missing. */
  below?: string;
}

/** A listing's best-selling or new products. Renders nothing without an answer. */
export function LandingLists({ link: { title, path }, as, below = path }: LandingListsProps) {
  const { t } = useLingui();
  const lists = landingListsOf[as];
  const { data, isPending } = useQuery(landingListsQuery(below, lists));
  if (isPending) return <RowsPlaceholder rows={lists.length} />;
  const titles = {
    category: { popular: t`Mest köpt i ${title}`, newest: t`Nyheter i ${title}` },
    brand: { popular: t`Populärt från ${title}`, newest: t`Nyheter från ${title}` },
    shelf: { popular: t`Populärt i ${title}`, newest: '' },
  };
  const all = as === 'shelf' ? { all: { title: t`Allt i ${title}`, path } } : {};
  return lists.map((id) => {
    const found = data?.recommendationLists.find((list) => list.id === id);
    const cards = found?.productGroups.map(({ card }) => card) ?? [];
    return cards.length > 0 && <ProductRow key={id} title={titles[as][id]} cards={cards} {...all} />;
  });
}

/** A row of an e-commerce event, in kronor. */
export interface EventItem {
  item_id: string;
  item_name: string;
  item_brand?: string;
  price?: number;
  quantity?: number;
}

interface Trade {
  currency: 'SEK';
  /** kronor */
  value: number;
  items: EventItem[];
}

interface ItemList {
  item_list_name: string;
  items: EventItem[];
}

/** Every event that may be sent, with its parameters: GA4's names for trade, the shop's own for the rest. */
export interface Events {
  page_viewed: { page_path: string; page_title: string };
  view_item_list: ItemList;
  select_item: ItemList;
  view_item: Trade;
  add_to_cart: Trade;
  remove_from_cart: Trade;
  view_cart: Trade;
  begin_checkout: Trade;
  purchase: Trade & { transaction_id: string; shipping: number; tax: number };
  search: { search_term: string };
  collapsible_toggled: { title: string; open: boolean };
  header_mobile_menu_toggled: { open: boolean };
  header_mobile_menu_link_clicked: { link_path: string };
}

export type EventName = keyof Events;
export type EventParameters<N extends EventName> = Events[N];

const itemList = ['item_list_name', 'items'] as const;
const trade = ['currency', 'value', 'items'] as const;

const parameterNames: { [N in EventName]: readonly (keyof Events[N])[] } = {
  page_viewed: ['page_path', 'page_title'],
  view_item_list: itemList,
  select_item: itemList,
  view_item: trade,
  add_to_cart: trade,
  remove_from_cart: trade,
  view_cart: trade,
  begin_checkout: trade,
  purchase: [...trade, 'transaction_id', 'shipping', 'tax'],
  search: ['search_term'],
  collapsible_toggled: ['title', 'open'],
  header_mobile_menu_toggled: ['open'],
  header_mobile_menu_link_clicked: ['link_path'],
};

const itemKeys = ['item_id', 'item_name', 'item_brand', 'price', 'quantity'] as const;

function pick(source: object, keys: readonly PropertyKey[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(source).filter(([key]) => keys.includes(key)));
}

/** The allowed part of what a caller gives, whatever its type let through. */
export function allowed<N extends EventName>(name: N, parameters: Events[N]): Record<string, unknown> {
  const kept = pick(parameters, parameterNames[name]);
  if (Array.isArray(kept.items)) kept.items = kept.items.map((item: object) => pick(item, itemKeys));
  return kept;
}

/** A row of an e-commerce event, in kronor. */
export interface EventItem {
  item_id: string;
  item_name: string;
  item_brand?: string;
  price?: number;
  quantity?: number;
}

interface Ecommerce {
  currency: 'SEK';
  /** kronor */
  value: number;
  items: EventItem[];
}

interface ItemList {
  item_list_name: string;
  items: EventItem[];
}

/** An overlay with a list of products. */
export type Flyout = 'menu' | 'search' | 'cart';

interface FlyoutList extends ItemList {
  flyout: Flyout;
}

/** Identifies pages of private families, whose addresses and titles are not reported. */
export type PageIdentity =
  | 'club'
  | 'club-purchases'
  | 'club-profile'
  | 'club-login'
  | 'signed-out'
  | 'email-verification'
  | 'own-prescriptions'
  | 'own-prescription'
  | 'children'
  | 'children-prescription'
  | 'power-of-attorney'
  | 'power-of-attorney-prescription'
  | 'animals'
  | 'animals-prescription';

/** The document whose start was measured: the kind of its page, never its address. */
interface MeasuredStart {
  template: string;
  mode: 'site' | 'external';
}

/** Every event that may be sent, with its parameters: GA4's names for e-commerce, the shop's own for the rest. */
export interface Events {
  page_viewed: { page_path: string; page_title: string; page_identity?: PageIdentity };
  view_item_list: ItemList;
  select_item: ItemList;
  view_item: Ecommerce;
  add_to_cart: Ecommerce;
  remove_from_cart: Ecommerce;
  view_cart: Ecommerce;
  begin_checkout: Ecommerce;
  add_shipping_info: Ecommerce & { shipping_tier: string };
  add_payment_info: Ecommerce & { payment_type: string };
  purchase: Ecommerce & { transaction_id: string; shipping: number; tax: number };
  search: { search_term: string };
  sign_up: { method: 'kundklubb' };
  login: { method: 'BankID' | 'Freja' };
  flyout_product_list_item_viewed: FlyoutList;
  flyout_product_list_item_clicked: FlyoutList;
  /** Difference in quantity; negative when the quantity was reduced. */
  flyout_product_list_item_cart_changed: FlyoutList & { change: number };
  collapsible_toggled: { title: string; open: boolean };
  calendar_viewed: { title: string };
  calendar_card_clicked: { title: string; link_path: string };
  header_mobile_menu_toggled: { open: boolean };
  header_mobile_menu_link_clicked: { link_path: string };
  web_vital: {
    name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
    /** Milliseconds; of CLS a number without unit. */
    value: number;
    rating: 'good' | 'needs-improvement' | 'poor';
  } & MeasuredStart;
  /** When the bridge's messages came, in milliseconds since the document's start. */
  bridge_start: { ready: number; hello?: number; token?: number } & MeasuredStart;
  /** The visitor has seen a variant of an experiment. */
  experiment_viewed: { experiment_id: string; variation_id: string };
}

export type EventName = keyof Events;
export type EventParameters<N extends EventName> = Events[N];

const itemList = ['item_list_name', 'items'] as const;
const flyoutList = ['flyout', ...itemList] as const;
const ecommerce = ['currency', 'value', 'items'] as const;

/** The allow-list. */
export const parameterNames: { [N in EventName]: readonly (keyof Events[N])[] } = {
  page_viewed: ['page_path', 'page_title', 'page_identity'],
  view_item_list: itemList,
  select_item: itemList,
  view_item: ecommerce,
  add_to_cart: ecommerce,
  remove_from_cart: ecommerce,
  view_cart: ecommerce,
  begin_checkout: ecommerce,
  add_shipping_info: [...ecommerce, 'shipping_tier'],
  add_payment_info: [...ecommerce, 'payment_type'],
  purchase: [...ecommerce, 'transaction_id', 'shipping', 'tax'],
  search: ['search_term'],
  sign_up: ['method'],
  login: ['method'],
  flyout_product_list_item_viewed: flyoutList,
  flyout_product_list_item_clicked: flyoutList,
  flyout_product_list_item_cart_changed: [...flyoutList, 'change'],
  collapsible_toggled: ['title', 'open'],
  calendar_viewed: ['title'],
  calendar_card_clicked: ['title', 'link_path'],
  header_mobile_menu_toggled: ['open'],
  header_mobile_menu_link_clicked: ['link_path'],
  web_vital: ['name', 'value', 'rating', 'template', 'mode'],
  bridge_start: ['ready', 'hello', 'token', 'template', 'mode'],
  experiment_viewed: ['experiment_id', 'variation_id'],
};

export const itemKeys = ['item_id', 'item_name', 'item_brand', 'price', 'quantity'] as const;

function pick(source: object, keys: readonly PropertyKey[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(source).filter(([key]) => keys.includes(key)));
}

/** Drops everything that the allow-list does not name, whatever the caller's type let through. */
export function allowed<N extends EventName>(name: N, parameters: Events[N]): Record<string, unknown> {
  const allowed = pick(parameters, parameterNames[name]);
  if (Array.isArray(allowed.items)) allowed.items = allowed.items.map((item: object) => pick(item, itemKeys));
  return allowed;
}

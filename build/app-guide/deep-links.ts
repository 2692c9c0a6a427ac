import type { Template } from '../../src/api/page-data/schema';

/** What an app needs to know of an address that it may open. */
export interface DeepLink {
  shows: string;
  /**
   * `customer`: the page asks who is not signed in to sign in. `order`: it shows the order to its signed-in customer, and
   * to others after a look-up. `link`: it only makes sense in this web view, or from a mail.
   */
  needs: 'nothing' | 'customer' | 'cart' | 'order' | 'link';
  /** Its query, if any. */
  query?: string;
  /** A capability of the app that it makes use of. */
  capability?: string;
  /** The push message that opens it. */
  push?: string;
}

/** Pages of the content source: their addresses come from its data. */
export const pageLinks: Readonly<Record<Template, DeepLink>> = {
  home: { shows: 'the home page', needs: 'nothing' },
  product: { shows: 'a product', needs: 'nothing', push: 'a product is back in stock, or costs less' },
  root: { shows: 'all articles', needs: 'nothing' },
  content: { shows: 'an article, or a page such as the terms', needs: 'nothing', push: 'advice' },
  'doctor-service': { shows: 'a doctor’s service', needs: 'nothing' },
  'find-pharmacy': { shows: 'the search for pharmacies', needs: 'nothing', capability: 'findPharmacy: you show it' },
  pharmacy: { shows: 'a pharmacy', needs: 'nothing', push: 'opening hours of a pharmacy change' },
  'pharmacy-region': { shows: 'the pharmacies of a county or place', needs: 'nothing' },
  brands: { shows: 'all brands', needs: 'nothing' },
  brand: { shows: 'the products of a brand', needs: 'nothing' },
  campaigns: { shows: 'all campaigns', needs: 'nothing', push: 'offers in general' },
  campaign: { shows: 'a campaign', needs: 'nothing', push: 'a campaign starts' },
  category: { shows: 'the products of a category', needs: 'nothing', push: 'news in a category' },
};

const signIn = 'signIn';
const medicines: DeepLink = { shows: 'prescriptions', needs: 'customer', capability: signIn };

/** The prescription area; the partner's variant of each is below `/recept/doktor-se/`. */
const areaLinks = {
  '': {
    ...medicines,
    shows: 'the customer’s prescriptions',
    push: 'something about prescriptions: the message itself says neither of what nor for whom',
  },
  'hogkostnadsskydd/': { ...medicines, shows: 'what the high-cost protection covers' },
  'mina/:id/': { ...medicines, shows: 'one prescription' },
  'barn/': { ...medicines, shows: 'the customer’s children' },
  'barn/:id/': { ...medicines, shows: 'a child’s prescriptions' },
  'barn/:id/hogkostnadsskydd/': { ...medicines, shows: 'a child’s high-cost protection' },
  'barn/:id/:pid/': { ...medicines, shows: 'a child’s prescription' },
  'fullmakter/': { ...medicines, shows: 'powers of attorney' },
  'fullmakter/:id/': { ...medicines, shows: 'prescriptions of who has given one' },
  'fullmakter/:id/hogkostnadsskydd/': { ...medicines, shows: 'their high-cost protection' },
  'fullmakter/:id/:pid/': { ...medicines, shows: 'one of their prescriptions' },
  'djur/': { ...medicines, shows: 'prescriptions for animals' },
  'djur/:id/': { ...medicines, shows: 'one for an animal' },
  'listor/': { ...medicines, shows: 'lists of prescriptions to print' },
} satisfies Record<string, DeepLink>;

function below(base: string, links: Record<string, DeepLink>): Record<string, DeepLink> {
  return Object.fromEntries(Object.entries(links).map(([path, link]) => [base + path, link]));
}

/** Screens, by the path of their row in the route table. */
export const screenLinks: Readonly<Record<string, DeepLink>> = {
  '/hitta-produkter/': { shows: 'search', needs: 'nothing', query: '`q`: what is searched for' },
  '/varukorg/': { shows: 'the cart', needs: 'nothing', push: 'a cart waits' },
  '/bevaka-vara/': {
    shows: 'the form to be told when a product is back',
    needs: 'nothing',
    query: '`artikel`: the product’s number',
  },
  '/favoriter/': { shows: 'the favourites of this web view', needs: 'nothing' },
  '/kassa/': {
    shows: 'the checkout; without a cart it says so',
    needs: 'cart',
    query: '`tg`: products to add, with quantity: `102528:2,101127:1`',
    capability: 'openExternal',
  },
  '/kassa/tack/': { shows: 'the last order of this web view', needs: 'link', capability: 'close' },
  '/order/': { shows: 'the look-up of an order', needs: 'nothing' },
  '/order/angra/': { shows: 'the look-up of an order to withdraw from', needs: 'nothing' },
  '/order/:id/': {
    shows: 'an order; `orderId` of `ORDER_COMPLETED`',
    needs: 'order',
    push: 'an order is sent, or ready to be fetched',
  },
  '/order/:id/angra/': { shows: 'the withdrawal from an order', needs: 'order' },
  '/order/:id/return/': { shows: 'the return slip of an order', needs: 'order', push: 'the last days to return' },
  '/kundklubb/': { shows: 'the club', needs: 'customer', capability: signIn, push: 'a bonus cheque, points' },
  '/kundklubb/kop/': { shows: 'the customer’s purchases', needs: 'customer', capability: signIn },
  '/kundklubb/profil/': { shows: 'the customer’s profile', needs: 'customer', capability: signIn },
  '/verifierad/': { shows: 'that an e-mail address is confirmed', needs: 'link' },
  '/kundklubb-login/': {
    shows: 'the sign-in; with `token` that it is in your app',
    needs: 'nothing',
    query: '`till`: the path to go on to',
    capability: signIn,
  },
  '/utloggad/': { shows: 'that the customer has been signed out', needs: 'link' },
  ...below('/recept/', areaLinks),
  ...below('/recept/doktor-se/', areaLinks),
  '/preview/:id/': { shows: 'a draft, to editors', needs: 'link' },
};

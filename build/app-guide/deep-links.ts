import type { Route, ScreenRoute } from '../../src/app/route';

/** What an app developer may want to know of an address beyond its row in the route table. */
interface LinkNote {
  /** In place of the screen's title, which is Swedish. */
  shows?: string;
  /** Its query, if any. */
  query?: string;
  /** A capability of the app that it makes use of. */
  capability?: string;
  /** The push message that opens it. */
  push?: string;
}

/** What an app needs to know of an address that it may open. */
interface DeepLink extends LinkNote {
  path: string;
  shows: string;
  needs?: ScreenRoute['needs'];
}

/** The prescription area; the partner's variant of each is below `/recept/doktor-se/`. */
const areaNotes = {
  '': {
    shows: 'the customer’s prescriptions',
    push: 'something about prescriptions: the message itself says neither of what nor for whom',
  },
  'hogkostnadsskydd/': { shows: 'what the high-cost protection covers' },
  'mina/:id/': { shows: 'one prescription' },
  'barn/': { shows: 'the customer’s children' },
  'barn/:id/': { shows: 'a child’s prescriptions' },
  'barn/:id/hogkostnadsskydd/': { shows: 'a child’s high-cost protection' },
  'barn/:id/:pid/': { shows: 'a child’s prescription' },
  'fullmakter/': { shows: 'powers of attorney' },
  'fullmakter/:id/': { shows: 'prescriptions of who has given one' },
  'fullmakter/:id/hogkostnadsskydd/': { shows: 'their high-cost protection' },
  'fullmakter/:id/:pid/': { shows: 'one of their prescriptions' },
  'djur/': { shows: 'prescriptions for animals' },
  'djur/:id/': { shows: 'one for an animal' },
  'listor/': { shows: 'lists of prescriptions to print' },
} satisfies Record<string, LinkNote>;

function below(base: string, notes: Record<string, LinkNote>): Record<string, LinkNote> {
  return Object.fromEntries(Object.entries(notes).map(([path, note]) => [base + path, note]));
}

/** By the path of the row; a row needs none. */
export const linkNotes: Readonly<Record<string, LinkNote>> = {
  // Pages of the content source.
  '/': { shows: 'the home page' },
  '/produkt/*': { shows: 'a product', push: 'a product is back in stock, or costs less' },
  '/rad/': { shows: 'all articles' },
  '/rad/*': { shows: 'an article, or a page such as the terms', push: 'advice' },
  '/lakartjanst/*': { shows: 'a doctor’s service' },
  '/hitta-apotek/': { shows: 'the search for pharmacies', capability: 'findPharmacy: you show it' },
  '/hitta-apotek/:region/:name-:id/': { shows: 'a pharmacy', push: 'opening hours of a pharmacy change' },
  '/hitta-apotek/*': { shows: 'the pharmacies of a county or place' },
  '/varumarken/': { shows: 'all brands' },
  '/varumarken/*': { shows: 'the products of a brand' },
  '/kampanjer/': { shows: 'all campaigns', push: 'offers in general' },
  '/kampanjer/*': { shows: 'a campaign', push: 'a campaign starts' },
  '/*': { shows: 'the products of a category', push: 'news in a category' },
  // Screens without page data.
  '/hitta-produkter/': { shows: 'search', query: '`q`: what is searched for' },
  '/varukorg/': { shows: 'the cart', push: 'a cart waits' },
  '/bevaka-vara/': {
    shows: 'the form to be told when a product is back',
    query: '`artikel`: the product’s number',
  },
  '/favoriter/': { shows: 'the favourites of this web view' },
  '/kassa/': {
    shows: 'the checkout; without a cart it says so',
    query: '`tg`: products to add, with quantity: `102528:2,101127:1`',
    capability: 'openExternal',
  },
  '/kassa/tack/': { shows: 'the last order of this web view', capability: 'close' },
  '/order/': { shows: 'the look-up of an order' },
  '/order/angra/': { shows: 'the look-up of an order to withdraw from' },
  '/order/:id/': {
    shows: 'an order; `orderId` of `ORDER_COMPLETED`',
    push: 'an order is sent, or ready to be fetched',
  },
  '/order/:id/angra/': { shows: 'the withdrawal from an order' },
  '/order/:id/return/': { shows: 'the return slip of an order', push: 'the last days to return' },
  '/kundklubb/': {
    shows: 'the club, or the customer’s pages of it',
    capability: 'signIn',
    push: 'a bonus cheque, points',
  },
  '/kundklubb/kop/': { shows: 'the customer’s purchases' },
  '/kundklubb/profil/': { shows: 'the customer’s profile' },
  '/verifierad/': { shows: 'that an e-mail address is confirmed' },
  '/kundklubb-login/': {
    shows: 'the sign-in; with `token` that it is in your app',
    query: '`till`: the path to go on to',
    capability: 'signIn',
  },
  '/utloggad/': { shows: 'that the customer has been signed out' },
  ...below('/recept/', areaNotes),
  ...below('/recept/doktor-se/', areaNotes),
  '/preview/:id/': { shows: 'a draft, to editors' },
};

export function linkOf(route: Route): DeepLink {
  const { path } = route;
  if (route.template) return { path, shows: `pages of the template _${route.template}_`, ...linkNotes[path] };
  const { needs, title } = route;
  // The app signs in whom a screen asks to.
  const signIn = needs === 'customer' ? { capability: 'signIn' } : {};
  return { path, needs, shows: `_${title}_`, ...signIn, ...linkNotes[path] };
}

import type { Template } from '../../src/api/page-data/schema';
import { pageRoutes, screenRoutes } from '../../src/app/routes';
import { groupBy } from '../../src/lib/group-by';
import { paths } from '../../src/routes/paths';
import { mine } from './my-pharmacy';
import { brandWithNews, campaignThat, contentPath, plainProduct, topCategory } from './products';

/** A page of each template; a template without one does not compile. */
const pages: Record<Template, string> = {
  home: paths.home(),
  product: plainProduct().path,
  root: '/rad/',
  content: contentPath(),
  'doctor-service': '/lakartjanst/',
  'find-pharmacy': paths.findPharmacy(),
  pharmacy: mine.path,
  'pharmacy-region': mine.regionPath,
  brands: paths.brands(),
  brand: brandWithNews().path,
  campaigns: paths.campaigns(),
  campaign: campaignThat('running').path,
  category: topCategory().path,
};

/** The address of no page. */
export const nowhere = '/finns/inte/';

/** What screens show for an address in a mail, from a search engine or from the e-ID, and for none of the shop's. */
const arrivals = [
  nowhere,
  paths.search('plåster'),
  `${paths.findPharmacy()}?plats=Visby&vy=karta`,
  `${paths.verified()}?result=success`,
  `${paths.signIn()}?eid=APPROVED&nonce=0`,
];

/** Without its parameter it leads nowhere. */
const parameters = { [paths.backInStock()]: paths.backInStock(plainProduct().productNumber) };

/** Stands for each parameter of an address: nothing has this id. */
const nobodys = '0123456789abcdef';

/**
 * Addresses of every row of the route table, so that a row added later is among them; those of one screen together, the
 * largest group first.
 * @param known what addresses with a parameter lead to, by their row's path
 */
export function everyPage(known: Readonly<Record<string, string>>): string[][] {
  const addresses = { ...parameters, ...known };
  const unknown = Object.keys(addresses).filter((path) => !screenRoutes.some((route) => route.path === path));
  if (unknown.length > 0) throw new Error(`no routes: ${unknown}`);
  const ofScreens = [...groupBy(screenRoutes, ({ screen }) => screen).values()]
    .flatMap((rows) => [...groupBy(rows, ({ path }) => path.startsWith(paths.doctor())).values()])
    .map((rows) => rows.map(({ path }) => addresses[path] ?? path.replace(/:\w+/g, nobodys)));
  const ofTemplates = pageRoutes.map(({ template }) => pages[template]);
  const alone = [...ofTemplates, ...arrivals].map((path) => [path]);
  return [...ofScreens.sort((a, b) => b.length - a.length), ...alone];
}

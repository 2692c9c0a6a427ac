import { backendMeasures, measureBackend } from './backend';
import type { Bench } from './bench';
import { bridgeMeasures, measureBridge } from './bridge';
import { buildMeasures, measureBuilds } from './build-times';
import { bundledMeasures, measureBundled } from './bundled';
import { weigh, weightMeasures } from './bytes';
import { cartMeasures, hammerCarts } from './carts';
import { finderMeasures, measureFinder } from './finder';
import { measureTaps, tapMeasures } from './interact';
import { judge, judgementMeasures } from './lighthouse';
import { loadMeasures, measureLoads } from './load';
import { measureMemory, memoryMeasures } from './memory';
import { measurePaints, paintMeasures } from './paints';
import { measurePharmacies, pharmacyMeasures } from './pharmacies';
import { measurePrescriptions, prescriptionMeasures } from './prescriptions';
import { fact, show } from './report';
import { measureWrites, writeMeasures } from './search-load';
import { measureSearch, searchMeasures } from './search-times';
import { measureSuggestions, suggestionMeasures } from './suggest';
import type { TargetName } from './targets';
import { measureThirdParties, thirdPartyMeasures } from './third-parties';

/** What each part measures and prints. Each returns its results for the file. */
export const parts = {
  async bytes({ shop, browser, report, section }: Bench) {
    const { origin, targets, floor } = await shop();
    const { floor: _, ...screens } = targets;
    report.section('Floor page', [fact('JavaScript', show(floor.compressed, 'KB'))]);
    const weights = [];
    for (const target of Object.values(screens)) {
      const title = `First visit, slow 4G: ${target.name} ${target.path}`;
      weights.push(await section(title, async () => weigh(await browser(), origin, target), weightMeasures));
    }
    return weights;
  },

  async load({ shop, browser, section, runs, report }: Bench) {
    const { origin, targets } = await shop();
    const title = 'Load, slow 4G, CPU ×4';
    const measured = async () => measureLoads(await browser(), { origin, targets, runs });
    return section(title, measured, (loads) => {
      for (const [name, found] of Object.entries(loads)) {
        report.section(`${title}: ${name}`, loadMeasures(name as TargetName, found, loads.floor ?? []));
      }
      return [];
    });
  },

  async bundled({ root, shop, browser, section, runs }: Bench) {
    const { origin, targets } = await shop();
    const measured = async () => measureBundled(await browser(), { root, origin, targets, runs: runs.compared });
    return section('Bundled with the app, CPU ×4, no network', measured, bundledMeasures);
  },

  async interact({ shop, browser, section, runs }: Bench) {
    const { origin, targets } = await shop();
    const { product, floor } = targets;
    const measured = async () => measureTaps(await browser(), { origin, product, floor, runs: runs.compared });
    return section(`Taps, slow 4G, CPU ×4: product ${product.path}`, measured, tapMeasures);
  },

  async 'third-parties'({ shop, browser, section, runs }: Bench) {
    const { origin, targets } = await shop();
    const { product } = targets;
    const measured = async () => measureThirdParties(await browser(), { origin, product, runs: runs.compared });
    return section(`Third parties, slow 4G, CPU ×4: ${product.path}`, measured, thirdPartyMeasures);
  },

  async paint({ shop, browser, section, runs }: Bench) {
    const { origin, targets } = await shop();
    const { product, category } = targets;
    const measured = async () => measurePaints(await browser(), { origin, product, category, runs: runs.others });
    return section(`Interaction to next paint, CPU ×4: ${product.path}, ${category.path}`, measured, paintMeasures);
  },

  async prescriptions({ shop, browser, section, runs }: Bench) {
    const { origin } = await shop();
    const measured = async () => measurePrescriptions(await browser(), { origin, runs: runs.others });
    return section('300 prescriptions, CPU ×4', measured, prescriptionMeasures);
  },

  async finder({ shop, browser, section, runs }: Bench) {
    const { origin } = await shop();
    const measured = async () => measureFinder(await browser(), { origin, runs: runs.others });
    return section('All pharmacies in list and map, CPU ×4', measured, finderMeasures);
  },

  async suggest({ shop, browser, section }: Bench) {
    const { origin, targets } = await shop();
    const measured = async () => measureSuggestions(await browser(), { origin, start: targets.start });
    return section('Suggestions while typing, CPU ×4', measured, suggestionMeasures);
  },

  async memory({ shop, section, chromium }: Bench) {
    const { origin, targets } = await shop();
    return section('Memory', () => measureMemory({ origin, targets, executablePath: chromium }), memoryMeasures);
  },

  async bridge({ root, shop, browser, section }: Bench) {
    const { origin } = await shop();
    return section('Bridge', async () => measureBridge(await browser(), root, origin), bridgeMeasures);
  },

  build: ({ root, browser, section, runs }: Bench) =>
    section('Build', async () => measureBuilds(root, await browser(), runs.compared), buildMeasures),

  async backend({ shop, section }: Bench) {
    const { origin, targets } = await shop();
    const answers = await section(
      'Reference backend, 8 callers at once, and one alone',
      () => measureBackend(origin, targets),
      backendMeasures,
    );
    const writes = await section(
      'Cart writes while ten customers search',
      () => measureWrites(origin, targets.product),
      writeMeasures,
    );
    return { answers, writes };
  },

  search: ({ root, section }: Bench) =>
    section('Search with facets, one caller', () => measureSearch(root), searchMeasures),

  pharmacies: ({ section }: Bench) => section('Pharmacy finder, one caller', measurePharmacies, pharmacyMeasures),

  carts: ({ section }: Bench) =>
    section('Carts: three tabs and an app, with faults', () => hammerCarts(10_000), cartMeasures),

  async lighthouse({ shop, section, chromium, runs }: Bench) {
    const { origin, targets } = await shop();
    const judgements = [];
    for (const target of [targets.start, targets.category, targets.product]) {
      const title = `Lighthouse, phone, median of ${runs.others}: ${target.name} ${target.path}`;
      judgements.push(
        await section(title, () => judge(target, { origin, chromium, runs: runs.others }), judgementMeasures),
      );
    }
    return judgements;
  },
} as const;

export type Part = keyof typeof parts;
export const partNames = Object.keys(parts) as Part[];

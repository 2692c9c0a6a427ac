import { test } from 'vitest';
import { budgets } from './budgets';
import type { BuiltFiles } from './built-files';

type ExpectWithin = (budget: number, what: string, value: number, unit: 'requests') => void;

/** How many requests a first visit makes until the screen is usable. */
export function testRequests(built: () => BuiltFiles, expectWithin: ExpectWithin): void {
  test.each(['HomeScreen', 'ProductScreen', 'ListingScreen'])('the requests of %s until it is usable', (screen) => {
    const files = built().siteFilesOf(screen);
    const others = ['document', 'config.json', 'icon', 'picture'];
    expectWithin(budgets.requests, `requests of ${screen}`, files.length + others.length, 'requests');
  });

  const reads = {
    CheckoutScreen: ['token', 'cart', 'delivery parameters'],
    SearchScreen: ['token', 'search page'],
    Club: ['token', 'member'],
  };
  const others = ['document', 'config.json'];

  test.each(Object.entries(reads))('the requests of %s until it is usable, pictures aside', (screen, ofScreen) => {
    const files = new Set([...built().siteFilesOf(screen), ...built().chunksOf('deferred')]);
    const count = files.size + others.length + ofScreen.length;
    expectWithin(budgets.requestsOfScreen, `requests of ${screen}`, count, 'requests');
  });

  test.each(Object.entries(reads))('the same of %s in an app', (screen, ofScreen) => {
    const files = [...built().filesOf(screen, 'app-embedder', 'deferred'), ...built().filesBeside(screen)];
    const count = files.length + others.length + ofScreen.length;
    expectWithin(budgets.requestsOfScreen, `requests of ${screen} in an app`, count, 'requests');
  });
}

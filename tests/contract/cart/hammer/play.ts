import { setTimeout as sleep } from 'node:timers/promises';
import { type CartChange, itemsOf } from '../../../../src/api/cart/changes';
import type { CartOutcome } from '../../../../src/cart/queue/write';
import { disagreements } from './agreement';
import { app, type Command, changeOf, type Fate, isCommand, type Sequence, type Step } from './commands';
import { complaintsAbout } from './ledger';
import { createNativeApp } from './native-app';
import type { FaultyNetwork } from './network';
import { createDevice, createTab, type Tab } from './page';
import type { CartService } from './service';

/**
 * Plays a sequence to its end and then repairs all faults, after which all clients must agree. Returns the
 * disagreements.
 */
export async function play(service: CartService, { hasCart, steps, faults }: Sequence): Promise<string[]> {
  const network: FaultyNetwork = {
    faults: [...faults],
    invalidCarts: new Set(),
    seenKeys: new Set(),
    underWay: new Set(),
    mayBeOutdated: false,
  };
  const device = createDevice(network);
  if (hasCart) device.ids.write(await service.make());
  const tabs = Array.from({ length: app }, () => createTab(device));
  const nativeApp = createNativeApp(device, service.carts, (id) => {
    for (const tab of tabs) tab.page().hostRefresh(id);
  });
  const commands: Command[] = [];
  const complaints: string[] = [];

  /**
   * Setting a row to its current value needs no call: it is checked against the cart as last seen. The same holds for an
   * addition that was still waiting when its tab set the row.
   */
  function isMergedIntoSet(by: number, change: CartChange): boolean {
    const later = commands.slice(commands.findIndex((command) => command.change === change) + 1);
    return later.some(
      (command) =>
        command.by === by && command.change.kind === 'set' && itemsOf(change).includes(command.change.itemId),
    );
  }

  async function ask(by: number, change: CartChange): Promise<Fate> {
    const tab = tabs[by];
    if (!tab) return nativeApp.command(change);
    const outcome = await tab.page().core.change(change);
    const needsCall = change.kind !== 'set' && !isMergedIntoSet(by, change);
    if (needsCall && outcome.ok && outcome.cart.cartId !== device.ids.read())
      complaints.push(`${JSON.stringify(change)} was shown as done in a cart that had been given up`);
    return fateOf(outcome);
  }

  function take(step: Step): void {
    const tab = tabs[step.by];
    if (isCommand(step)) {
      const change = changeOf(step);
      const command: Command = { by: step.by, change, fate: { kind: 'waiting' } };
      commands.push(command);
      void (step.do === 'replace' ? nativeApp.replace(change) : ask(step.by, change)).then((fate) => {
        if (command.fate.kind === 'waiting') command.fate = fate;
      });
    } else if (step.do === 'reload') {
      for (const command of commands)
        if (command.by === step.by && command.fate.kind === 'waiting') command.fate = { kind: 'interrupted' };
      tab?.reload();
    } else if (step.do === 'look') void tab?.page().core.refresh();
    else tab?.page().setOnline(step.do === 'online');
  }

  for (const step of steps) {
    await sleep(step.pause);
    take(step);
  }
  network.faults.length = 0;
  for (const tab of tabs) tab.page().setOnline(true);
  await quiet(network, tabs, commands);
  if (network.mayBeOutdated) await Promise.all(tabs.map((tab) => tab.page().core.refresh()));
  await quiet(network, tabs, commands);

  for (const { by, change, fate } of commands)
    if (fate.kind === 'waiting') complaints.push(`${by} got no outcome of ${JSON.stringify(change)}`);
  const id = device.ids.read();
  if (!id) {
    const done = commands.filter(({ fate }) => fate.kind === 'done');
    return [...complaints, ...done.map(({ change }) => `there is no cart for ${JSON.stringify(change)}`)];
  }
  const cart = await service.read(id);
  const mustResume = (by: number) => by !== app && device.carts.size === 1 && !tabs[by]?.hasComplained();
  return [
    ...complaints,
    ...complaintsAbout(commands, cart, mustResume),
    ...tabs.flatMap((tab, index) => disagreements(tab, cart).map((what) => `tab ${index} ${what}`)),
  ];
}

function fateOf(outcome: CartOutcome): Fate {
  if (outcome.ok) return { kind: 'done', cart: outcome.cart.cartId };
  const { failure } = outcome;
  const isOpen = failure.kind === 'network' || failure.kind === 'timeout' || failure.kind === 'refused';
  return isOpen ? { kind: 'unsure' } : { kind: 'refused' };
}

/** ms after which a sequence counts as stuck */
const timeout = 20_000;

/** Waits until no call is pending in any tab or the app. */
async function quiet(network: FaultyNetwork, tabs: readonly Tab[], commands: readonly Command[]): Promise<void> {
  const until = performance.now() + timeout;
  for (let quiet = 0; quiet < 3 && performance.now() < until; ) {
    await sleep(1);
    const isBusy = ({ page }: Tab) => {
      const { saving, status } = page().view.get();
      return saving || status === 'waiting' || status === 'loading';
    };
    const isIdle =
      network.underWay.size === 0 && !tabs.some(isBusy) && !commands.some(({ fate }) => fate.kind === 'waiting');
    quiet = isIdle ? quiet + 1 : 0;
  }
}

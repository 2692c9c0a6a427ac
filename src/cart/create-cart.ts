import type { CartChange, ItemQuantity } from '../api/cart/changes';
import { expectedFailure, type Failure } from '../api/errors';
import { type Cart, numberOfItems, tellsOfPerson } from '../domain/cart';
import { emptyCart } from '../domain/empty-cart';
import { cartId, type ProductNumber } from '../domain/ids';
import type { ProductCard } from '../domain/product';
import type { Observable } from '../lib/observable';
import type { Embedder } from '../platform/embedder/embedder';
import type { Stored } from '../platform/storage/create-storage';
import { initialised } from '../session/initialised';
import type { onSignOut } from '../session/sign-out';
import type { SessionState } from '../session/state';
import { createDelivery } from './deliver';
import { interruptedWrites } from './interrupted-writes';
import { goodsThatStay, type KeptGoods } from './kept-goods';
import type { KeptWrite } from './kept-writes';
import { applyOptimistic } from './optimistic';
import type { Prerequisites } from './prerequisites';
import { type CartOutcome, itemsOf, type Write } from './queue';
import { type ServiceCartParts, serviceCart } from './service-cart';
import type { Surroundings } from './surroundings';
import type { CartView } from './view';
import { writeQueue } from './write-queue';

export interface CartParts extends Omit<ServiceCartParts, 'changed' | 'made' | 'goods' | 'wanting'> {
  session: Observable<SessionState>;
  onSignOut: typeof onSignOut;
  /** The reads that the cart of somebody signed in waits for. */
  prerequisites(): Promise<Prerequisites>;
  embedder: Pick<Embedder, 'can' | 'cartChanged' | 'on'>;
  surroundings: Surroundings;
  view: Observable<CartView>;
  keptWrites: Pick<Stored<KeptWrite[]>, 'read' | 'write'>;
  keptGoods: Pick<Stored<KeptGoods | null>, 'read' | 'write' | 'clear'>;
  now(): number;
  wait(ms: number): Promise<void>;
}

export type CartCore = ReturnType<typeof createCart>;

/** These happen on their own; nobody is shown that they failed. */
const silent: CartChange['kind'][] = ['attachMember', 'detachMember', 'detachBag', 'touchRx'];

const nobody: Prerequisites = { failed: false, isMember: false };
/** Their code could not be fetched: as good as refused. */
const notHad = (): Prerequisites => ({ failed: true, isMember: false });

/** The cart's life, from its cookie to its order. */
export function createCart(parts: CartParts) {
  const { view, embedder, session, surroundings } = parts;
  const cards = new Map<ProductNumber, ProductCard>();
  const service = serviceCart({
    ...parts,
    changed,
    made: surroundings.tellTabs,
    goods: goodsThatStay({ ...parts, isSignedIn: () => session.get().signedIn }),
    wanting: (items) => void queue.push({ kind: 'addMany', items }),
  });
  let isMember = false;
  let memberTriedWith: string | null = null;
  let refreshWanted = false;
  const interrupted = interruptedWrites({
    ...parts,
    cart: () => ({ id: service.id(), isKnown: service.known() !== null, isKeyed: service.isKeyed() }),
  });
  let loading: Promise<void> = Promise.resolve();
  let ready: (() => void) | undefined;
  const whenReady = new Promise<void>((resolve) => {
    ready = resolve;
  });

  const deliver = createDelivery({
    ...parts,
    service,
    isOnline: () => surroundings.isOnline(),
    async backOnline() {
      publish({ offline: true });
      await surroundings.backOnline();
      publish({ offline: false });
    },
  });

  const queue = writeQueue({
    ...parts,
    ready: () => whenReady,
    deliver,
    known: service.known,
    changed() {
      keep();
      publish();
    },
    marked: keep,
    finished,
    drained() {
      if (refreshWanted) void refresh();
    },
  });

  function keep(): void {
    interrupted.keep(queue.waiting());
  }

  function publish(change: Partial<CartView> = {}): void {
    const waiting = queue.waiting();
    const known = service.known();
    const base = known ?? (waiting.length > 0 ? emptyCart : null);
    view.set({
      ...view.get(),
      ...change,
      cart: base && waiting.reduce((cart, write) => applyOptimistic(cart, write.change, (id) => cards.get(id)), base),
      pending: new Set(waiting.flatMap((write) => itemsOf(write.change))),
      saving: waiting.length > 0,
    });
  }

  /** The service's cart is another one. While a write is on its way, the view follows when it is done: never both. */
  function changed(cart: Cart): void {
    if (queue.isIdle()) publish();
    else keep();
    embedder.cartChanged({
      cartId: cart.cartId,
      numberOfItems: numberOfItems(cart),
      total: cart.totals.total,
      currency: 'SEK',
      hasPrescriptions: cart.bag !== null,
    });
    attachMember(cart);
  }

  /** A member's cart knows its member; tried once for each cart. Who is taken out in another tab, signs out there. */
  function attachMember(cart: Cart): void {
    if (!isMember || cart.orderCreated || memberTriedWith === cart.cartId) return;
    memberTriedWith = cart.cartId;
    if (!cart.memberSession) void queue.push({ kind: 'attachMember' });
  }

  function finished({ change }: Write, failure: Failure | null): void {
    // Where a write was given up, only the service knows whether it was done.
    if (failure?.kind === 'network' || failure?.kind === 'timeout') refreshWanted = true;
    surroundings.tellTabs();
    if (failure?.kind === 'stale') view.set({ ...view.get(), outOfSync: true });
    else if (failure && !silent.includes(change.kind)) view.set({ ...view.get(), problem: { change, failure } });
  }

  /** A wish of the customer: what was refused before is no longer the last word. */
  function want(change: CartChange, key?: string): Promise<CartOutcome> {
    if (view.get().problem) publish({ problem: null });
    return queue.push(change, key);
  }

  /** Reads again what others may have changed; a burst of reasons is one read, after the writes. */
  async function refresh(): Promise<void> {
    refreshWanted = !queue.isIdle();
    if (refreshWanted || view.get().status === 'waiting') return;
    try {
      await service.read();
      if (view.get().status === 'failed') publish({ status: 'ready' });
    } catch (error) {
      expectedFailure(error);
    }
  }

  async function prepareAndRead(): Promise<void> {
    publish({ status: 'loading', outOfSync: false, problem: null });
    const wanted = session.get().signedIn ? await parts.prerequisites().catch(notHad) : nobody;
    isMember = wanted.isMember;
    memberTriedWith = null;
    let status: CartView['status'] = 'ready';
    try {
      await service.read();
      const cart = service.known();
      if (cart) attachMember(cart);
    } catch (error) {
      expectedFailure(error);
      status = 'failed';
    }
    publish({ status, withoutPrescriptions: wanted.failed });
  }

  /** Loads anew for who is signed in now; never two at a time. */
  function load(): Promise<void> {
    loading = loading.then(prepareAndRead);
    return loading;
  }

  async function start(): Promise<void> {
    interrupted.recall();
    await initialised(session);
    let signedIn = session.get().signedIn;
    session.subscribe(() => {
      if (session.get().signedIn === signedIn) return;
      signedIn = session.get().signedIn;
      if (signedIn) void load();
    });
    await load();
    queue.resume(interrupted.take());
    ready?.();
  }

  async function leaveMember(): Promise<void> {
    isMember = false;
    publish({ withoutPrescriptions: false });
    const cart = service.known();
    // Nobody else at this device is to see or order what is prescribed. In an app the bag is the app's.
    const bagGone = cart?.bag && embedder.can('bagSync') && queue.push({ kind: 'detachBag' });
    if (cart && tellsOfPerson(cart)) await queue.push({ kind: 'detachMember' });
    await bagGone;
  }

  function listen(): void {
    parts.onSignOut(leaveMember);
    surroundings.onOtherTab(refresh);
    surroundings.onReturn(refresh);
    surroundings.onLeave(queue.flush);
    embedder.on('cartRefresh', ({ cartId: id }) => {
      if (id) parts.ids.write(cartId(id));
      void refresh();
    });
  }

  return {
    service,
    async start(): Promise<void> {
      listen();
      await start();
    },
    /** `card` lets the row be shown before the service has answered. */
    addItem(itemId: ProductNumber, quantity = 1, card?: ProductCard): Promise<CartOutcome> {
      if (card) cards.set(itemId, card);
      return want({ kind: 'add', itemId, quantity });
    },
    addItems(items: ItemQuantity[], known: readonly ProductCard[] = [], key?: string): Promise<CartOutcome> {
      for (const card of known) cards.set(card.productNumber, card);
      return want({ kind: 'addMany', items }, key);
    },
    setQuantity: (itemId: ProductNumber, quantity: number) => want({ kind: 'set', itemId, quantity }),
    removeItem: (itemId: ProductNumber) => want({ kind: 'set', itemId, quantity: 0 }),
    change: (change: CartChange) => want(change),
    /** The first load has been tried. */
    loaded: () => whenReady,
    settled: () => queue.settled(),
    reload: () => load(),
    refresh,
    dismissProblem: () => publish({ problem: null }),
    /** The error flag, for a checkout that could not be started. */
    markFailed: () => publish({ status: 'failed' }),
    markOutOfSync: () => publish({ outOfSync: true }),
  };
}

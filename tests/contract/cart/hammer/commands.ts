import fc from 'fast-check';
import type { CartChange } from '../../../../src/api/cart/changes';
import { type CartId, type ProductNumber, productNumber } from '../../../../src/domain/ids';
import type { Fault } from './network';

/** The app's actor number, after those of the three tabs inside it. */
export const app = 3;

/** Products that only one actor ever touches, so that their exact quantity is known. */
export const own = ['100002', '100004', '100010', '100011'].map(productNumber);
/** Products that all actors add and none sets; only three of the second are in stock. */
export const shared = ['100001', '100003'].map(productNumber);
/** Products that all actors add, set and remove. */
const contested = productNumber('100014');
/** A discount code for each of the first two tabs. */
export const codes = ['VALKOMMEN10', 'FEMTIO'];

/** The result of a command, as far as it was reported to the customer. */
export type Fate =
  | { kind: 'waiting' }
  /** Shown as done, in this cart. */
  | { kind: 'done'; cart: CartId }
  | { kind: 'refused' }
  /** No response arrived: only the service knows the result. */
  | { kind: 'unsure' }
  /** Its page was left before a response arrived. */
  | { kind: 'interrupted' };

export interface Command {
  by: number;
  change: CartChange;
  fate: Fate;
}

type ProductsOf = { whose: 'own' } | { whose: 'contested' } | { whose: 'shared'; index: number };

interface Turn {
  /** ms after the previous step */
  pause: number;
  by: number;
}

type CommandStep = Turn &
  (
    | { do: 'add' | 'set'; products: ProductsOf; quantity: number }
    | { do: 'addMany'; quantity: number }
    | { do: 'addVoucher' | 'removeVoucher' }
    /** The app replaces the current cart with another one. */
    | { do: 'replace'; quantity: number }
  );

type PageStep = Turn & { do: 'reload' | 'offline' | 'online' | 'look' };

export type Step = CommandStep | PageStep;

export interface Sequence {
  /** Whether there is a cart from an earlier visit. */
  hasCart: boolean;
  steps: Step[];
  faults: Fault[];
}

const pause = fc.nat({ max: 8 });
const anybody = fc.nat({ max: app });
const someTab = fc.nat({ max: app - 1 });
const withCode = fc.nat({ max: codes.length - 1 });
const settable = fc.constantFrom<ProductsOf>({ whose: 'own' }, { whose: 'contested' });
const inStock = fc.nat({ max: shared.length - 1 }).map((index): ProductsOf => ({ whose: 'shared', index }));
const addable = fc.oneof(settable, inStock);
const some = fc.integer({ min: 1, max: 3 });

/** Steps of these kinds by these actors, with a weight. */
function turns<const D extends Step['do'], R extends object>(
  weight: number,
  names: readonly D[],
  by: fc.Arbitrary<number>,
  rest: { [K in keyof R]: fc.Arbitrary<R[K]> },
) {
  const what = { do: fc.constantFrom(...names), pause, by, ...rest };
  return { weight, arbitrary: fc.record(what, { noNullPrototype: true }) as unknown as fc.Arbitrary<Step> };
}

const step: fc.Arbitrary<Step> = fc.oneof(
  turns(8, ['add'], anybody, { products: addable, quantity: some }),
  turns(5, ['set'], anybody, { products: settable, quantity: fc.nat({ max: 4 }) }),
  turns(2, ['addMany'], anybody, { quantity: some }),
  turns(2, ['addVoucher', 'removeVoucher'], withCode, {}),
  turns(3, ['reload'], someTab, {}),
  turns(3, ['offline', 'online', 'look'], someTab, {}),
  turns(1, ['replace'], fc.constant(app), { quantity: some }),
);

const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Fault>('none') },
  { weight: 5, arbitrary: fc.constantFrom<Fault>('slow', 'slowAnswer', 'slowAnswer') },
  { weight: 6, arbitrary: fc.constantFrom<Fault>('lostCall', 'lostAnswer', 'stale') },
  { weight: 2, arbitrary: fc.constantFrom<Fault>('conflict', 'broken') },
  { weight: 1, arbitrary: fc.constant<Fault>('invalidCart') },
);
/** Enough faults in a row for a write to be given up. */
const outage = fc.constantFrom<Fault>('lostCall', 'lostAnswer').map((each) => Array.from({ length: 6 }, () => each));
const faults = fc
  .array(fc.oneof({ weight: 8, arbitrary: fault.map((each) => [each]) }, { weight: 1, arbitrary: outage }), {
    maxLength: 12,
  })
  .map((parts) => parts.flat());

/** The page is left halfway. */
const hasty = fc.tuple(someTab, addable, some, pause, pause).map(([by, products, quantity, before, after]): Step[] => [
  { do: 'add', pause: before, by, products, quantity },
  { do: 'reload', pause: after, by },
]);
const steps = fc
  .array(fc.oneof({ weight: 9, arbitrary: step.map((each) => [each]) }, { weight: 1, arbitrary: hasty }), {
    minLength: 2,
    maxLength: 7,
  })
  .map((groups) => groups.flat());

export const sequence: fc.Arbitrary<Sequence> = fc.record(
  { hasCart: fc.boolean(), steps, faults },
  { noNullPrototype: true },
);

export function isCommand(step: Step): step is CommandStep {
  return !['reload', 'offline', 'online', 'look'].includes(step.do);
}

export function changeOf(step: CommandStep): CartChange {
  const { by } = step;
  switch (step.do) {
    case 'add':
      return { kind: 'add', itemId: productsOf(by, step.products), quantity: step.quantity };
    case 'set':
      return { kind: 'set', itemId: productsOf(by, step.products), quantity: step.quantity };
    case 'addMany': {
      const [{ quantity }, [common = contested]] = [step, shared];
      return {
        kind: 'addMany',
        items: [productsOf(by, { whose: 'own' }), common].map((itemId) => ({ itemId, quantity })),
      };
    }
    case 'replace':
      return { kind: 'add', itemId: productsOf(by, { whose: 'own' }), quantity: step.quantity };
    default:
      return { kind: step.do, code: codes[by] ?? '' };
  }
}

function productsOf(by: number, products: ProductsOf): ProductNumber {
  if (products.whose === 'contested') return contested;
  return (products.whose === 'own' ? own[by] : shared[products.index]) ?? contested;
}

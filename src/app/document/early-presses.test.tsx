// @vitest-environment happy-dom
import { lazy, type MouseEvent as Press, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { byRole } from '../../../tests/support/render';
import { PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { recordBlockedPresses } from '../../lib/blocked-presses';
import { recordPresses, repeatPresses } from './early-presses';
import { hydrate, prerendered } from './testing/prerendered';

function Shop({ onBuy }: { onBuy: (quantity: number) => void }) {
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setQuantity(quantity + 1)}>
        Fler
      </button>
      <button type="button" onClick={() => onBuy(quantity)}>
        Köp
      </button>
    </>
  );
}

function Menu({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" aria-expanded={false} onClick={onPress}>
      Meny
    </button>
  );
}

/** A page with its markup in place and `labels` pressed before its script has loaded. */
function pressedEarly(...labels: string[]) {
  const onBuy = vi.fn();
  const root = prerendered(<Shop onBuy={onBuy} />);
  recordPresses(window, () => {});
  for (const label of labels) byRole('button', label).click();
  return {
    onBuy,
    async ready() {
      hydrate(root, <Shop onBuy={onBuy} />);
      await repeatPresses(window);
    },
  };
}

it('early presses are repeated in order, each on the result of the one before', async () => {
  const { onBuy, ready } = pressedEarly('Fler', 'Fler', 'Köp');
  await ready();
  expect(onBuy.mock.calls).toEqual([[3]]);
});

it('presses after the purchase do not change it', async () => {
  const { onBuy, ready } = pressedEarly('Köp', 'Fler');
  await ready();
  expect(onBuy.mock.calls).toEqual([[1]]);
});

it('an impatient second press does not close again what the first one opens', async () => {
  const onPress = vi.fn();
  const root = prerendered(<Menu onPress={onPress} />);
  recordPresses(window, () => {});
  byRole('button', 'Meny').click();
  byRole('button', 'Meny').click();
  hydrate(root, <Menu onPress={onPress} />);
  await repeatPresses(window);
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
});

it('a button pressed early is marked busy until it works', async () => {
  const { ready } = pressedEarly('Köp');
  expect(byRole('button', 'Köp').getAttribute('aria-busy')).toBe('true');
  expect(byRole('button', 'Fler').hasAttribute('aria-busy')).toBe(false);
  await ready();
  expect(byRole('button', 'Köp').hasAttribute('aria-busy')).toBe(false);
});

it('in an app a link that leads to it waits for its handler, in a browser the browser follows it', async () => {
  const onOpen = vi.fn();
  const onClick = (event: Press) => {
    event.preventDefault();
    onOpen();
  };
  const shop = (
    <a href="#blad" {...{ 'data-handled': '', onClick }}>
      Bipacksedel
    </a>
  );
  const root = prerendered(shop);
  onTestFinished(() => {
    delete document.documentElement.dataset.mode;
  });
  recordPresses(window, () => {});
  const press = () =>
    byRole('link', 'Bipacksedel').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  document.documentElement.dataset.mode = 'site';
  expect(press()).toBe(true);
  document.documentElement.dataset.mode = 'external';
  expect(press()).toBe(false);
  expect(onOpen).not.toHaveBeenCalled();
  hydrate(root, shop);
  await repeatPresses(window);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

function Filters() {
  const [text, setText] = useState('');
  const [order, setOrder] = useState('price');
  const [inStock, setInStock] = useState(false);
  return (
    <>
      <input aria-label="Sök" value={text} onChange={({ target }) => setText(target.value)} />
      <select aria-label="Sortera" value={order} onChange={({ target }) => setOrder(target.value)}>
        <option>price</option>
        <option>rating</option>
      </select>
      <input
        aria-label="I lager"
        type="checkbox"
        checked={inStock}
        onChange={({ target }) => setInStock(target.checked)}
      />
      <output>{`${text} ${order} ${inStock}`}</output>
    </>
  );
}

const early = {
  Sök: (field: HTMLInputElement) => {
    field.value = 'alvedon';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  },
  Sortera: (field: HTMLInputElement) => {
    field.value = 'rating';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  },
  'I lager': (field: HTMLInputElement) => field.click(),
};

it.each([
  [['Sök'], 'alvedon price false'],
  [['Sortera'], ' rating false'],
  [['I lager'], ' price true'],
  [['Sök', 'Sortera', 'I lager'], 'alvedon rating true'],
] as const)('fields changed early have their new values: %s', async (labels, expected) => {
  const root = prerendered(<Filters />);
  recordPresses(window, () => {});
  const field = (label: string) => document.querySelector(`[aria-label="${label}"]`) as HTMLInputElement;
  for (const label of labels) early[label](field(label));
  hydrate(root, <Filters />);
  await repeatPresses(window);
  expect(document.querySelector('output')?.textContent).toBe(expected);
  expect(`${field('Sök').value} ${field('Sortera').value} ${field('I lager').checked}`).toBe(expected);
});

function Footer({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" onClick={onPress}>
      Cookies
    </button>
  );
}

it.each(['before', 'after'])(
  'a press %s the shop starts on a part that loads later works once it has loaded',
  async (when) => {
    const onPress = vi.fn();
    // React in development reports the mark of a pending press in the markup.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const root = prerendered(
      <PartBoundary prerendered>
        <Footer onPress={onPress} />
      </PartBoundary>,
    );
    let load = () => {};
    const loaded = new Promise<{ default: typeof Footer }>((resolve) => {
      load = () => resolve({ default: Footer });
    });
    const LazyFooter = lazy(() => loaded);
    recordPresses(window, () => {});
    const button = byRole('button', 'Cookies');
    if (when === 'before') button.click();
    hydrate(
      root,
      <PartBoundary prerendered>
        <LazyFooter onPress={onPress} />
      </PartBoundary>,
    );
    recordBlockedPresses(document);
    await repeatPresses(window);
    if (when === 'after') button.click();
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    expect(onPress).not.toHaveBeenCalled();
    load();
    await vi.waitFor(() => expect(onPress).toHaveBeenCalledOnce());
    expect(button.hasAttribute('aria-busy')).toBe(false);
    expect(byRole('button', 'Cookies')).toBe(button);
  },
);

it.each(['pointerdown', 'wheel', 'keydown'])('a %s before the code has loaded is known', (name) => {
  onTestFinished(() => {
    delete window.luckanTouched;
  });
  recordPresses(window, () => {});
  expect(window.luckanTouched).toBeUndefined();
  document.body.dispatchEvent(new Event(name, { bubbles: true }));
  expect(window.luckanTouched).toBe(true);
});

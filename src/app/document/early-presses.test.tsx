// @vitest-environment happy-dom
import { startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { byRole } from '../../../tests/support/render';
import { keepPresses, repeatPresses } from './early-presses';

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

/** A page with its markup in place and `labels` pressed before its script has loaded. */
function pressedEarly(...labels: string[]) {
  const onBuy = vi.fn();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Shop onBuy={onBuy} />);
  keepPresses(window);
  for (const label of labels) byRole('button', label).click();
  onTestFinished(() => root.remove());
  return {
    onBuy,
    async ready() {
      // As the shop does it: in the same task in which React starts to hydrate.
      globalThis.IS_REACT_ACT_ENVIRONMENT = false;
      startTransition(() => {
        const app = hydrateRoot(root, <Shop onBuy={onBuy} />);
        onTestFinished(() => app.unmount());
      });
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

it('a button pressed early is marked busy until it works', async () => {
  const { ready } = pressedEarly('Köp');
  expect(byRole('button', 'Köp').getAttribute('aria-busy')).toBe('true');
  expect(byRole('button', 'Fler').hasAttribute('aria-busy')).toBe(false);
  await ready();
  expect(byRole('button', 'Köp').hasAttribute('aria-busy')).toBe(false);
});

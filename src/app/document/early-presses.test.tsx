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

/** A page whose markup is there, and where `labels` are pressed before its script is. */
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
      // As the shop does it: in the task in which React is told to take over.
      globalThis.IS_REACT_ACT_ENVIRONMENT = false;
      startTransition(() => {
        const app = hydrateRoot(root, <Shop onBuy={onBuy} />);
        onTestFinished(() => app.unmount());
      });
      await repeatPresses(window);
    },
  };
}

it('what is pressed early is done in its order, each on what the one before has left', async () => {
  const { onBuy, ready } = pressedEarly('Fler', 'Fler', 'Köp');
  await ready();
  expect(onBuy.mock.calls).toEqual([[3]]);
});

it('what comes after the purchase does not change it', async () => {
  const { onBuy, ready } = pressedEarly('Köp', 'Fler');
  await ready();
  expect(onBuy.mock.calls).toEqual([[1]]);
});

it('a button that was pressed says that it is busy until it has its meaning', async () => {
  const { ready } = pressedEarly('Köp');
  expect(byRole('button', 'Köp').getAttribute('aria-busy')).toBe('true');
  expect(byRole('button', 'Fler').hasAttribute('aria-busy')).toBe(false);
  await ready();
  expect(byRole('button', 'Köp').hasAttribute('aria-busy')).toBe(false);
});

// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { recordBlockedPresses, repeatBlockedPresses, takeBlockedPresses } from './blocked-presses';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A part of the markup: like React's root, it stops what is meant for it until it works. */
function openPart() {
  document.body.innerHTML = '<div><button type="button">Köp</button></div>';
  const root = document.querySelector('div') as HTMLElement;
  const button = document.querySelector('button') as HTMLButtonElement;
  const part = { works: false, presses: 0, button };
  root.addEventListener('click', (event) => !part.works && event.stopPropagation(), { capture: true });
  button.addEventListener('click', () => {
    part.presses += 1;
  });
  return part;
}

beforeAll(() => recordBlockedPresses(document));
beforeEach(() => document.body.replaceChildren());

test('a blocked press is shown as pending, and repeated once its part works', async () => {
  const part = openPart();
  part.button.click();
  await nextTask();
  expect(part.button.getAttribute('aria-busy')).toBe('true');
  part.works = true;
  await repeatBlockedPresses();
  await repeatBlockedPresses();
  expect(part.presses).toBe(1);
  expect(part.button.hasAttribute('aria-busy')).toBe(false);
});

test('a press whose part begins to work before the next task is repeated, and not left pending', async () => {
  const part = openPart();
  part.button.click();
  part.works = true;
  await repeatBlockedPresses();
  await nextTask();
  expect(part.presses).toBe(1);
  expect(part.button.hasAttribute('aria-busy')).toBe(false);
});

test('a part that begins to work elsewhere leaves the press pending', async () => {
  const part = openPart();
  part.button.click();
  await repeatBlockedPresses();
  await nextTask();
  expect(part.button.getAttribute('aria-busy')).toBe('true');
  part.works = true;
  await repeatBlockedPresses();
  expect(part.presses).toBe(1);
});

test('a press that arrives is not repeated', async () => {
  const part = openPart();
  part.works = true;
  part.button.click();
  await repeatBlockedPresses();
  await nextTask();
  await repeatBlockedPresses();
  expect(part.presses).toBe(1);
});

test('a press whose part begins to work because of it is not repeated', async () => {
  const part = openPart();
  // React hydrates the part before it passes the event on.
  document.querySelector('div')?.addEventListener('click', () => void repeatBlockedPresses(), { capture: true });
  part.works = true;
  part.button.click();
  await nextTask();
  await nextTask();
  expect(part.presses).toBe(1);
});

test('a press that is handed over when the page is left is not repeated if the page comes back', async () => {
  const part = openPart();
  part.button.click();
  await nextTask();
  expect(takeBlockedPresses()).toEqual([part.button]);
  part.works = true;
  await repeatBlockedPresses();
  expect(part.presses).toBe(0);
  expect(part.button.hasAttribute('aria-busy')).toBe(false);
});

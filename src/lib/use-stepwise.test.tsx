// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '../../tests/support/render';
import { useStepwise } from './use-stepwise';

interface List {
  key: string;
  items: readonly number[];
}

const long = (key: string, length = 40): List => ({ key, items: [...Array(length).keys()] });

function Lists({ list }: { list: List }) {
  const { rows, leaving } = useStepwise(list);
  const of = ({ key, items }: List, hidden: boolean) => (
    <ul key={key} data-key={key} hidden={hidden}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
  return [of(rows, false), ...leaving.map((each) => of(each, true))];
}

/** The keys and lengths of the lists, the hidden ones in brackets. */
const lists = () =>
  [...document.querySelectorAll('ul')].map(({ hidden, children, dataset }) => {
    const text = `${dataset.key} ${children.length}`;
    return hidden ? `(${text})` : text;
  });

const nextStep = () => act(async () => void vi.advanceTimersToNextTimer());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => void vi.useRealTimers();
});

it('a long list is shown step by step', async () => {
  await render(<Lists list={long('a')} />);
  const seen = [lists()];
  for (let n = 0; n < 3; n++) {
    await nextStep();
    seen.push(lists());
  }
  expect(seen).toEqual([['a 10'], ['a 20'], ['a 30'], ['a 40']]);
  expect(vi.getTimerCount()).toBe(0);
});

it('what a list that is all shown gains is shown at once, up to a step', async () => {
  const { show } = await render(<Lists list={long('a', 5)} />);
  await show(<Lists list={long('a', 10)} />);
  expect(lists()).toEqual(['a 10']);
  await show(<Lists list={long('a')} />);
  expect(lists()).toEqual(['a 20']);
});

it('a long list that is replaced is hidden at once and removed step by step', async () => {
  const { show } = await render(<Lists list={long('a')} />);
  for (let n = 0; n < 3; n++) await nextStep();
  const element = document.querySelector('ul');
  await show(<Lists list={long('b', 3)} />);
  expect(lists()).toEqual(['b 3', '(a 40)']);
  expect(document.querySelector('ul[hidden]')).toBe(element);
  await nextStep();
  expect(lists()).toEqual(['b 3', '(a 30)']);
  for (let n = 0; n < 3; n++) await nextStep();
  expect(lists()).toEqual(['b 3']);
  expect(vi.getTimerCount()).toBe(0);
});

it('lists that are replaced one after another all go, and one that comes back is shown with the items that it still has', async () => {
  const { show } = await render(<Lists list={long('a')} />);
  for (let n = 0; n < 3; n++) await nextStep();
  await show(<Lists list={long('b')} />);
  await nextStep();
  expect(lists()).toEqual(['b 20', '(a 30)']);
  await show(<Lists list={long('a')} />);
  expect(lists()).toEqual(['a 30', '(b 20)']);
  await nextStep();
  await nextStep();
  expect(lists()).toEqual(['a 40']);
});

it('a short list that is replaced leaves nothing behind', async () => {
  const { show } = await render(<Lists list={long('a', 10)} />);
  await show(<Lists list={long('b', 3)} />);
  expect(lists()).toEqual(['b 3']);
});

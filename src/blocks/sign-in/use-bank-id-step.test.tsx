// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { byRole, press, render } from '../../../tests/support/render';
import { useBankIdStep } from './use-bank-id-step';

const onLeft = vi.fn();

function Box() {
  const step = useBankIdStep(onLeft);
  if (step.isOpen) {
    return (
      <button type="button" onClick={step.close}>
        Stäng BankID
      </button>
    );
  }
  return (
    <button type="button" onClick={step.open}>
      Välj BankID
    </button>
  );
}

/** As the browser does when it goes to another entry of the history. */
const arrive = (state: object | null) =>
  act(async () => {
    history.replaceState(state, '');
    dispatchEvent(new PopStateEvent('popstate', { state }));
  });
const text = () => document.body.textContent;

beforeEach(() => {
  onLeft.mockReset();
  history.replaceState({ luckan: 'first' }, '');
});

it('Back leads from the step to the choice before it, Forward to the step again', async () => {
  await render(<Box />);
  await press(byRole('button', 'Välj BankID'));
  expect(text()).toBe('Stäng BankID');
  await arrive({ eid: 'choice' });
  expect(text()).toBe('Välj BankID');
  expect(onLeft).toHaveBeenCalledOnce();
  await arrive({ eid: 'bankId' });
  expect(text()).toBe('Stäng BankID');
});

it('the return of the BankID app, which adds an entry, leaves nothing', async () => {
  await render(<Box />);
  await press(byRole('button', 'Välj BankID'));
  await arrive(null);
  expect(text()).toBe('Stäng BankID');
  expect(onLeft).not.toHaveBeenCalled();
});

it('a reload shows the step of its entry', async () => {
  history.replaceState({ eid: 'bankId' }, '');
  await render(<Box />);
  expect(text()).toBe('Stäng BankID');
});

it('closing it goes back past what the return has added, and does not show the step meanwhile', async () => {
  await render(<Box />);
  await press(byRole('button', 'Välj BankID'));
  await arrive(null);
  const entries = [{ eid: 'choice' }, { eid: 'bankId' }];
  const shown: string[] = [];
  vi.spyOn(history, 'back').mockImplementation(() => void arrive(entries.pop() ?? null).then(() => shown.push(text())));
  await press(byRole('button', 'Stäng BankID'));
  await vi.waitFor(() => expect(shown).toEqual(['Välj BankID', 'Välj BankID']));
});

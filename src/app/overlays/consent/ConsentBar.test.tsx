// @vitest-environment happy-dom
import { useAtom } from 'jotai';
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { byRole, press, render } from '../../../../tests/support/render';
import { store } from '../../../lib/store';
import { denied, granted } from '../../../platform/consent/categories';
import { revisionOf } from '../../../platform/consent/choice';
import { startConsent, storedChoice } from '../../../platform/consent/consent';
import { choiceCookie } from '../../../platform/consent/testing';
import { mainId } from '../../navigation/main-id';
import { ConsentBar } from './ConsentBar';
import { ConsentDialog } from './ConsentDialog';
import { consentDialogOpenAtom } from './consent-dialog-open';

let cookie: string | null = null;
let changedElsewhere = () => {};

beforeEach(() => {
  cookie = null;
  store.set(consentDialogOpenAtom, false);
  startConsent({
    keeper: {
      read: () => cookie,
      write: (value) => {
        cookie = value;
        return true;
      },
      onChange: (listener) => {
        changedElsewhere = listener;
      },
    },
    revision: revisionOf(0),
    now: Date.now,
    randomId: () => 'here',
  });
});

function Page() {
  const [isOpen, setIsOpen] = useAtom(consentDialogOpenAtom);
  return (
    <>
      <ConsentBar />
      {isOpen && <ConsentDialog onClose={() => setIsOpen(false)} />}
      <main id={mainId} tabIndex={-1}>
        <button type="button">Köp</button>
      </main>
    </>
  );
}

async function answerElsewhere(consent: typeof granted): Promise<void> {
  cookie = choiceCookie(consent);
  await act(async () => changedElsewhere());
}

const message = () => document.querySelector('[aria-live]')?.textContent;
const main = () => document.getElementById(mainId);
const isChecked = (name: string) =>
  [...document.querySelectorAll('label')]
    .find((label) => label.textContent?.startsWith(name))
    ?.querySelector<HTMLInputElement>('input')?.checked;

it('an answer is announced, and the focus returns to where it was before the question', async () => {
  await render(<Page />);
  expect(message()).toBe('');
  byRole('button', 'Köp').focus();
  await press(byRole('button', 'Bara nödvändiga'));
  expect(message()).toBe('Ditt val är sparat.');
  expect(document.activeElement).toBe(byRole('button', 'Köp'));
});

it('who comes from nowhere goes on with the content, also after choosing by category', async () => {
  await render(<Page />);
  await press(byRole('button', 'Välj själv'));
  await press(byRole('button', 'Spara mina val'));
  expect(storedChoice()).toMatchObject(denied);
  expect(document.activeElement).toBe(main());
});

it('the open dialog follows what another tab answers', async () => {
  await render(<Page />);
  await press(byRole('button', 'Välj själv'));
  expect(isChecked('Statistik')).toBe(false);
  await answerElsewhere(granted);
  expect(isChecked('Statistik')).toBe(true);
  expect(document.body.textContent).toContain('Valet ändrades i en annan flik.');
  expect(document.body.textContent).toContain('Kvitto: test');
  await press(byRole('button', 'Stäng'));
  expect(document.activeElement).toBe(main());
});

it('the settings do not undo what another tab has withdrawn', async () => {
  await render(<Page />);
  await answerElsewhere(granted);
  await act(async () => store.set(consentDialogOpenAtom, true));
  await answerElsewhere(denied);
  await press(byRole('button', 'Spara mina val'));
  expect(storedChoice()).toMatchObject(denied);
});

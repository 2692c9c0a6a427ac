// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { withQueries } from '../../../../tests/support/queries';
import { render } from '../../../../tests/support/render';
import { changePower } from '../../../api/expedition/powers';
import type { PowerOfAttorney } from '../../../domain/power-of-attorney';
import { EditForm } from './EditForm';
import { usePowerChange } from './use-power-change';

const approved: PowerOfAttorney = {
  id: 'p',
  status: 'approved',
  waitsFor: null,
  giver: { firstName: 'Gunilla', lastName: 'Sandberg', personalIdNumber: '19710923-2384' },
  receiver: { firstName: 'Petra', lastName: 'Wikander', personalIdNumber: '19740922-2382' },
  ofChild: false,
  expiryDate: '2027-03-01',
  approvalDeadline: null,
};

function Editing({ power }: { power: PowerOfAttorney }) {
  const editing = usePowerChange({ change: changePower, side: 'giver', done: null, onDone: () => {} });
  return <EditForm power={power} editing={editing} />;
}

async function textFor(power: PowerOfAttorney): Promise<string | null | undefined> {
  const { container } = await render(withQueries(<Editing power={power} />));
  return container.querySelector('p')?.textContent;
}

it('a change is said to end a power of attorney until it is approved again, if it holds', async () => {
  expect(await textFor(approved)).toBe(
    'Ändrar du fullmakten slutar den att gälla tills Petra har godkänt den igen, inom 7 dagar.',
  );
});

it('one that waits for consent does not hold yet', async () => {
  expect(await textFor({ ...approved, status: 'pending', waitsFor: 'receiver' })).toBe(
    'Fullmakten gäller inte än. Ändrar du den behöver Petra godkänna den inom 7 dagar.',
  );
});

// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { render } from '../../../../tests/support/render';
import type { PowerSide } from '../../../api/expedition/powers';
import type { PowerOfAttorney } from '../../../domain/power-of-attorney';
import { RemoveModal } from './RemoveModal';

const given: PowerOfAttorney = {
  id: '1',
  status: 'approved',
  waitsFor: null,
  giver: { firstName: 'Ebba', lastName: 'Ekström', personalIdNumber: '20130404-2380' },
  receiver: { firstName: 'Petra', lastName: 'Wikander', personalIdNumber: '19790404-2384' },
  ofChild: false,
  expiryDate: '2027-03-05',
  approvalDeadline: null,
};

async function textOf(power: Partial<PowerOfAttorney>, side: PowerSide): Promise<string | null | undefined> {
  const removing = { error: null, isPending: false, mutate: () => {} } as unknown as Parameters<
    typeof RemoveModal
  >[0]['removing'];
  const { container } = await render(
    <RemoveModal power={{ ...given, ...power }} side={side} removing={removing} onClose={() => {}} />,
  );
  return container.querySelector('p')?.textContent;
}

it('removing one that is valid ends what its receiver can see', async () => {
  expect(await textOf({}, 'giver')).toBe('Petra Wikander kan inte längre se dina recept eller beställa åt dig.');
});

it.each([
  [{}, 'giver', 'Petra Wikander inte se dina recept eller beställa åt dig.'],
  [{ ofChild: true }, 'giver', 'Petra Wikander inte se recepten för Ebba Ekström eller beställa åt Ebba Ekström.'],
  [{ waitsFor: 'minor' }, 'receiver', 'du inte se recepten för Ebba Ekström eller beställa åt Ebba Ekström.'],
] as const)('nobody loses what one that waits has never given: %o %s', async (power, side, end) => {
  const text = await textOf({ status: 'pending', waitsFor: 'receiver', ...power }, side);
  expect(text).toBe(`Fullmakten väntar på godkännande. Tar du bort den får ${end}`);
});

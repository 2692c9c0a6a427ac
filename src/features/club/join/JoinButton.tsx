import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { BecomeMember } from './BecomeMember';

/** Opens the registration. */
export function JoinButton({ size }: { size: 'small' | 'huge' }) {
  const [joining, setJoining] = useState(false);
  return (
    <>
      <Button size={size} onClick={() => setJoining(true)}>
        <Trans>Bli medlem</Trans>
      </Button>
      {joining && <BecomeMember onClose={() => setJoining(false)} />}
    </>
  );
}

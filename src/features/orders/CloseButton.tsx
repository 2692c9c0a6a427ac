import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { embedder } from '../../platform/embedder/current';
import { Button } from '../../ui/button/Button';

const onGreeting = (changed: () => void) => embedder().on('greeted', changed);

/** Leaves the shop, where the app around it can close it. */
export function CloseButton() {
  const canClose = useSyncExternalStore(onGreeting, () => embedder().canClose());
  if (!canClose) return null;
  return (
    <div data-screen-only>
      <Button size="small" onClick={() => embedder().close()}>
        <Trans>Klar</Trans>
      </Button>
    </div>
  );
}

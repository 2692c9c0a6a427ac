import { Trans } from '@lingui/react/macro';
import type { MyPharmacy } from '../../domain/my-pharmacy';
import { showToast } from '../../ui/toast/toast-queue';
import { myPharmacy } from './my-pharmacy';

/** Makes a pharmacy the visitor's own instead of any other; a message says so, and whether it can be stored. */
export function chooseMyPharmacy({ id, name }: MyPharmacy): void {
  const isStored = myPharmacy.write({ id, name });
  if (isStored) showToast({ text: <Chosen name={name} />, tone: 'success' });
  else showToast({ text: <NotStored name={name} />, tone: 'error' });
}

export function releaseMyPharmacy({ name }: MyPharmacy): void {
  myPharmacy.clear();
  showToast({ text: <Released name={name} /> });
}

/** For a pharmacy that the service no longer has. Says so once, wherever that was noticed. */
export function dropMyPharmacy({ id, name }: MyPharmacy): void {
  if (myPharmacy.read()?.id !== id) return;
  myPharmacy.clear();
  showToast({ text: <Gone name={name} /> });
}

function Chosen({ name }: { name: string }) {
  return <Trans>{name} är nu ditt apotek. Det visas först när du ser lagersaldo.</Trans>;
}

function NotStored({ name }: { name: string }) {
  return (
    <Trans>{name} är nu ditt apotek, men webbläsaren kan inte spara valet. Det gäller tills du lämnar sidan.</Trans>
  );
}

function Released({ name }: { name: string }) {
  return <Trans>{name} är inte längre ditt apotek.</Trans>;
}

function Gone({ name }: { name: string }) {
  return <Trans>Ditt apotek, {name}, finns inte längre. Du kan välja ett annat i Hitta apotek.</Trans>;
}

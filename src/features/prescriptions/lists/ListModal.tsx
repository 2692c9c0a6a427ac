import { Trans } from '@lingui/react/macro';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';
import { LinkButton } from '../../../ui/button/LinkButton';
import { Modal } from '../../../ui/modal/Modal';
import type { ListToFetch } from './list-to-fetch';
import { useListFetch } from './use-list-fetch';

/** Says what the file contains before it is fetched, then opens or saves it. */
export function ListModal({ list, onClose }: { list: ListToFetch; onClose: () => void }) {
  const { pending, failed, blocked, fetchIt } = useListFetch(list, onClose);
  return (
    <Modal
      title={list.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" loading={pending === 'downloadPdf'} onClick={() => fetchIt('downloadPdf')}>
            <Trans>Ladda ner</Trans>
          </Button>
          <Button loading={pending === 'viewPdf'} onClick={() => fetchIt('viewPdf')}>
            <Trans>Öppna</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Filen innehåller uppgifter om hälsa och läkemedel. Öppna och spara den bara på en enhet som du litar på, och
          ta bort den när du inte längre behöver den.
        </Trans>
      </p>
      {failed && <FailureAlert title={<Trans>Listan kunde inte hämtas</Trans>} onRetry={() => fetchIt(failed)} />}
      {blocked !== null && (
        <Alert
          tone="warning"
          title={<Trans>Webbläsaren öppnade inte listan</Trans>}
          action={
            <LinkButton variant="secondary" size="small" href={blocked} target="_blank" onClick={onClose}>
              <Trans>Öppna listan i en ny flik</Trans>
            </LinkButton>
          }
        >
          <Trans>Den stoppar fönster som öppnas av sig själva. Listan är hämtad, och länken öppnar den.</Trans>
        </Alert>
      )}
    </Modal>
  );
}

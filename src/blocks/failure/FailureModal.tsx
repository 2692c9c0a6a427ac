import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '../../ui/modal/Modal';

/** The spec's generic error dialog. */
export function FailureModal({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Modal title={t`Någonting gick fel`} onClose={onClose}>
      <p>
        <Trans>Vi ber om ursäkt. Försök igen om en stund, eller kontakta kundservice om felet kvarstår.</Trans>
      </p>
      <p>
        <Trans>Felkod: {code}</Trans>
      </p>
    </Modal>
  );
}

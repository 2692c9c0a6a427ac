import { useState } from 'react';
import { Button } from '../button/Button';
import { TextField } from '../form/TextField';
import { Drawer } from '../modal/Drawer';
import { Modal } from '../modal/Modal';
import { showToast } from '../toast/toast-queue';
import { Example, Row, Section } from './Example';
import * as styles from './Gallery.css';

type Kind = 'modal' | 'left' | 'right' | 'long';

export function DialogSection() {
  const [open, setOpen] = useState<Kind | null>(null);
  const close = () => setOpen(null);
  const buttons = (
    <>
      <Button variant="secondary" onClick={close}>
        Avbryt
      </Button>
      <Button onClick={close}>Fortsätt</Button>
    </>
  );
  return (
    <Section title="Dialoger">
      <Example name="Fönster, lådor och notiser">
        <Row>
          <Button onClick={() => setOpen('modal')}>Fönster</Button>
          <Button onClick={() => setOpen('long')}>Långt fönster</Button>
          <Button onClick={() => setOpen('left')}>Låda till vänster</Button>
          <Button onClick={() => setOpen('right')}>Låda till höger</Button>
          <Button variant="secondary" onClick={() => showToast({ text: 'Varan är borttagen', tone: 'success' })}>
            Notis
          </Button>
          <Button variant="secondary" onClick={() => showToast({ text: 'Det gick inte att spara', tone: 'error' })}>
            Felnotis
          </Button>
        </Row>
      </Example>
      {open === 'modal' && (
        <Modal title="Viktigt om diklofenak" onClose={close} footer={buttons}>
          <p>Läs bipacksedeln innan du använder läkemedlet. Fråga oss om du är osäker.</p>
          <Button variant="tertiary" onClick={() => showToast({ text: 'Länken är kopierad', tone: 'success' })}>
            Kopiera länk
          </Button>
        </Modal>
      )}
      {open === 'long' && (
        <Modal title="Köpvillkor" onClose={close} footer={buttons}>
          <div className={styles.stack}>
            {[...Array(14).keys()].map((n) => (
              <p key={n}>
                {n + 1}. Vi levererar till hela landet. Läkemedel lämnas bara ut till den som har beställt dem, och kyl-
                och frysvaror går med egen transport.
              </p>
            ))}
          </div>
        </Modal>
      )}
      {(open === 'left' || open === 'right') && (
        <Drawer title="Varukorg" side={open} onClose={close} footer={buttons}>
          <TextField label="Rabattkod" />
        </Drawer>
      )}
    </Section>
  );
}

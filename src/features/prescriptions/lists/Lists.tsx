import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { animals, self } from '../../../api/expedition/patient';
import * as styles from '../Prescriptions.css';
import { AnimalsList } from './AnimalsList';
import { ListItem } from './ListItem';
import { ListModal } from './ListModal';
import { lists } from './Lists.css';
import type { ListToFetch } from './list-to-fetch';
import { PatientsLists } from './PatientsLists';

/** Lists to read, print or keep, of who is signed in and of those whom this person acts for. */
export function Lists() {
  const { t } = useLingui();
  const [asked, setAsked] = useState<ListToFetch | null>(null);
  const current: ListToFetch = { patient: self, kind: 'current', title: t`Aktuella recept`, fileName: 'recept.pdf' };
  const collected: ListToFetch = {
    patient: self,
    kind: 'collected',
    title: t`Uthämtade läkemedel`,
    fileName: 'uthamtade-lakemedel.pdf',
  };
  const ofAnimals: ListToFetch = {
    patient: animals,
    kind: 'current',
    title: t`Djurens recept`,
    fileName: 'djurrecept.pdf',
  };
  return (
    <>
      <p>
        <Trans>Listorna är PDF-filer som du kan läsa, skriva ut eller spara.</Trans>
      </p>
      <section className={styles.page} aria-labelledby="egna-listor">
        <h2 id="egna-listor" className={styles.title}>
          <Trans>Dina listor</Trans>
        </h2>
        <ul className={lists}>
          <ListItem list={current} onAsk={setAsked}>
            <Trans>Recept som gäller nu och har uttag kvar.</Trans>
          </ListItem>
          <ListItem list={collected} onAsk={setAsked}>
            <Trans>Det som har hämtats ut på dina recept de senaste 15 månaderna.</Trans>
          </ListItem>
          <AnimalsList list={ofAnimals} onAsk={setAsked} />
        </ul>
      </section>
      <PatientsLists onAsk={setAsked} />
      {asked && <ListModal list={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

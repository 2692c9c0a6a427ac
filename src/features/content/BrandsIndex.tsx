import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PageOf } from '../../api/page-data/schema';
import { Link } from '../../blocks/link/Link';
import { useEntryState } from '../../lib/use-entry-state';
import { TextField } from '../../ui/form/TextField';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { subHeading } from './content.css';
import * as styles from './IndexScreen.css';
import { JumpLink } from './JumpLink';

type Groups = PageOf<'brands'>['data']['groups'];

const isText = (left: unknown) => typeof left === 'string';

/** All brands by first letter, filtered by the typed text. */
export function BrandsIndex({ groups }: { groups: Groups }) {
  const { t } = useLingui();
  const [typed, setTyped] = useEntryState('brand', '', isText);
  const shown = withText(groups, typed);
  const count = shown.reduce((sum, { links }) => sum + links.length, 0);
  return (
    <>
      <div className={styles.finder}>
        <TextField
          label={t`Hitta ett varumärke`}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status">
          <Plural value={count} _0="Inget varumärke heter så." one="# varumärke" other="# varumärken" />
        </p>
      </div>
      {shown.length > 1 && (
        <nav aria-label={t`Bokstäver`}>
          <ul className={styles.letters}>
            {shown.map(({ title }) => (
              <li key={title}>
                <JumpLink className={styles.letter} to={idOf(title)}>
                  {title}
                </JumpLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {count === 0 && (
        <p>
          <Trans>Prova med färre bokstäver, eller sök efter varan i sökrutan.</Trans>
        </p>
      )}
      <div className={styles.brands}>
        {shown.map(({ title, links }) => (
          <section key={title} className={styles.initial}>
            <h2 id={idOf(title)} className={subHeading}>
              {title}
            </h2>
            <ul className={styles.brandLinks}>
              {links.map((link) => (
                <li key={link.path}>
                  <Link className={standaloneLink} href={link.path}>
                    {link.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function idOf(letter: string): string {
  return `bokstav-${letter}`;
}

function withText(groups: Groups, typed: string): Groups {
  const query = typed.trim().toLocaleLowerCase('sv');
  if (query === '') return groups;
  return groups.flatMap((group) => {
    const links = group.links.filter(({ title }) => title.toLocaleLowerCase('sv').includes(query));
    return links.length > 0 ? [{ ...group, links }] : [];
  });
}

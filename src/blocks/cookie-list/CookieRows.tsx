import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cookiePurposes, entryPurposes, foreignEntryPurposes } from '../../platform/consent/purposes';
import { cookieRegistry } from '../../platform/cookies/registry';
import { foreignEntries } from '../../platform/storage/foreign-entries';
import { keyOf } from '../../platform/storage/key-of';
import { registry } from '../../platform/storage/registry';
import * as styles from './CookieList.css';
import { CookieLife, EntryLife, ListedLife } from './Life';
import type { StoredNames } from './stored-in';

/** Each cookie and stored entry: its name, what it is for, and how long it lasts. */
export function CookieRows({ stored: { cookies, entries, foreign, listed } }: { stored: StoredNames }) {
  return (
    <dl className={styles.list}>
      {cookies.map((each) => (
        <Row key={each} name={each} purpose={cookiePurposes[each]}>
          <Trans>Kaka</Trans> · <CookieLife row={cookieRegistry[each]} />
        </Row>
      ))}
      {entries.map((each) => (
        <Row key={each} name={keyOf(each)} purpose={entryPurposes[each]}>
          <Trans>Webbläsarens lagring</Trans> · <EntryLife row={registry[each]} />
        </Row>
      ))}
      {foreign.map((each) => (
        <Row key={each} name={each} purpose={foreignEntryPurposes[each]}>
          <Trans>Webbläsarens lagring</Trans> · <EntryLife row={foreignEntries[each]} />
        </Row>
      ))}
      {listed.map((each) => (
        <Row key={`${each.kind} ${each.name}`} name={each.name} purpose={each.purpose}>
          {each.kind === 'cookie' ? <Trans>Kaka</Trans> : <Trans>Webbläsarens lagring</Trans>} ·{' '}
          <ListedLife stored={each} />
        </Row>
      ))}
    </dl>
  );
}

interface RowProps {
  name: string;
  /** The operator's own words, or ours. */
  purpose: MessageDescriptor | string;
  /** Kind and life. */
  children: ReactNode;
}

function Row({ name, purpose, children }: RowProps) {
  const { t } = useLingui();
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd>{typeof purpose === 'string' ? purpose : t(purpose)}</dd>
      <dd className={styles.life}>{children}</dd>
    </div>
  );
}

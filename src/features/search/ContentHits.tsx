import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { contentSearchQuery } from '../../api/elevate/content-queries';
import type { ContentItem } from '../../api/elevate/schema';
import { FailureAlert } from '../../blocks/failure/FailureAlert';
import { focusNew } from '../../blocks/focus-new/focus-new';
import { limits } from '../../domain/limits';
import { useEntryState } from '../../lib/use-entry-state';
import { ShowMore } from '../../ui/show-more/ShowMore';
import * as styles from './ContentHits.css';
import { ContentLink } from './ContentLink';
import { contentHitsId } from './content-hits-id';

interface ContentHitsProps {
  q: string;
  asTyped: boolean;
  /** The hits in the search page's own answer. */
  first: { items: ContentItem[]; totalHits: number };
  /** How many times the visitor has used the link to this section, including before it loaded. */
  jumps: number;
}

const isCount = (left: unknown) => typeof left === 'number';

/** Advice and terms that match the search. */
export function ContentHits({ q, asTyped, first, jumps }: ContentHitsProps) {
  const [limit, setLimit] = useEntryState(`content hits ${q}`, first.items.length, isCount);
  const { data, isError, isFetching, refetch } = useQuery({
    ...contentSearchQuery({ q, limit, asTyped }),
    enabled: limit > first.items.length,
  });
  const { items, totalHits } = data?.primaryList ?? first;
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (jumps > 0) heading.current?.focus();
  }, [jumps]);

  return (
    <section className={styles.section} aria-labelledby={contentHitsId}>
      <h2 className={styles.heading} id={contentHitsId} ref={heading} tabIndex={-1}>
        <Trans>Råd och information</Trans>
      </h2>
      <div ref={list}>
        <ul className={styles.list}>
          {items.map((item) => (
            <ContentLink key={item.link} item={item} />
          ))}
        </ul>
      </div>
      {isError && <FailureAlert onRetry={() => void refetch()} />}
      {items.length < totalHits && !isError && (
        <ShowMore
          shown={items.length}
          total={totalHits}
          summary={
            <Trans>
              visar {items.length} av {totalHits}
            </Trans>
          }
          label={<Trans>Visa fler råd</Trans>}
          loading={isFetching}
          onMore={() => {
            focusNew(list.current, items.length, document.activeElement);
            setLimit(items.length + limits.contentHits.more);
          }}
        />
      )}
    </section>
  );
}

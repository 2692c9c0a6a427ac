import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import type { SearchPage } from '../../api/elevate/schema';
import { Link } from '../../blocks/link/Link';
import { type ListingAddress, writeListing } from '../../blocks/listing/listing-address';
import { NumberOfProducts } from '../../blocks/number-of-products/NumberOfProducts';
import { ServicePhone } from '../../blocks/phone/ServicePhone';
import { paths } from '../../routes/paths';
import { contentHitsId } from './content-hits-id';
import * as styles from './SearchScreen.css';
import { SearchTerms } from './SearchTerms';

interface SearchNotesProps {
  /** What was typed. */
  q: string;
  /** The correction that was searched for instead. */
  corrected: string | undefined;
  answer: Pick<SearchPage, 'didYouMean' | 'contentLists'>;
  /** How many products have all words, of those that pass the filters. */
  total: number;
  /** The words that the products match, if no product matches all. */
  matchedWords: string[] | undefined;
  address: ListingAddress;
  /** No products are shown above the texts. */
  isEmpty: boolean;
  /** The visitor undoes the correction, which removes its link. */
  onUndo: () => void;
  /** The visitor goes to the texts, which can still be loading. */
  onContents: () => void;
}

/** Corrections and suggestions for the query, and a link to the texts below the products. */
export function SearchNotes({
  q,
  corrected,
  answer,
  total,
  matchedWords = [],
  address,
  isEmpty,
  onUndo,
  onContents,
}: SearchNotesProps) {
  const texts = answer.contentLists[0]?.totalHits ?? 0;
  // Adds no history entry.
  const goToContents = (event: MouseEvent) => {
    event.preventDefault();
    onContents();
  };
  return (
    <>
      {corrected !== undefined && (
        <p>
          <Trans>
            Visar resultat för "{corrected}" i stället för "{q}".
          </Trans>{' '}
          <Link
            className={styles.word}
            href={paths.search() + writeListing({ ...address, page: 1, asTyped: true }, q)}
            onClick={onUndo}
          >
            <Trans>Sök efter "{q}" i stället</Trans>
          </Link>
        </p>
      )}
      <SearchTerms lead={<Trans>Inga varor har alla ord. Visar varor för:</Trans>} terms={matchedWords} />
      {(isEmpty || matchedWords.length > 0) && (
        <p>
          <Trans>
            Är du osäker på vad som passar dig, ett barn eller ett djur? Fråga en farmaceut på <ServicePhone />.
          </Trans>
        </p>
      )}
      <SearchTerms lead={<Trans>Menade du:</Trans>} terms={answer.didYouMean.map((suggestion) => suggestion.q)} />
      {!isEmpty && total + texts > 0 && (
        <p className={styles.found}>
          {total > 0 && (
            <span>
              <NumberOfProducts count={total} />
            </span>
          )}
          {texts > 0 && (
            <a className={styles.word} href={`#${contentHitsId}`} onClick={goToContents}>
              <Trans>Råd och information ({texts})</Trans>
            </a>
          )}
        </p>
      )}
    </>
  );
}

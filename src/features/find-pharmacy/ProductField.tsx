import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { autocompleteQuery } from '../../api/elevate/queries';
import { mostProducts } from '../../blocks/find-pharmacy/finder-address';
import type { Subject } from '../../blocks/find-pharmacy/subject';
import { ProductSuggestion } from '../../blocks/search-field/ProductSuggestion';
import type { ProductNumber } from '../../domain/ids';
import { mayBeAdvertised, type ProductCard } from '../../domain/product';
import { searchTerms } from '../../domain/search-terms';
import { useOnline } from '../../lib/use-online';
import { ComboboxField } from '../../ui/combobox/ComboboxField';
import * as styles from './FindPharmacyScreen.css';
import { productQuery } from './product-query';

interface ProductFieldProps {
  chosen: readonly ProductNumber[];
  onAdd: (product: Subject) => void;
}

/** Searches for a product, and adds the suggestion that is chosen. */
export function ProductField({ chosen, onAdd }: ProductFieldProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const online = useOnline();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'full' | 'unchosen' | null>(null);
  const terms = useDeferredValue(searchTerms(text));
  const answer = useQuery({ ...autocompleteQuery(terms), enabled: terms !== '' });
  const isFailed = answer.failureReason !== null && (answer.data === undefined || answer.isPlaceholderData);
  const cards =
    terms === '' || isFailed
      ? []
      : (answer.data?.productSuggestions ?? [])
          .map(({ card }) => card)
          .filter((card) => mayBeAdvertised(card) && !chosen.includes(card.productNumber));

  function add({ productNumber, title, marketingSensitive }: ProductCard): void {
    if (chosen.length >= mostProducts) {
      setProblem('full');
      return;
    }
    // What the suggestion contains of the product does not have to be looked up.
    const subject: Subject = { productNumber, title, marketingSensitive };
    queries.setQueryData(productQuery(productNumber).queryKey, subject);
    setText('');
    onAdd(subject);
  }

  function noteOf() {
    if (terms === '') return null;
    if (!online) return <Trans>Du är inte uppkopplad. Förslag visas när du har nätverk igen.</Trans>;
    if (isFailed) return <Trans>Varorna kunde inte hämtas. Ändra texten för att försöka igen.</Trans>;
    if (cards.length > 0 || !answer.data || answer.isPlaceholderData) return null;
    return chosen.length > 0 ? (
      <Trans>Inga fler varor passar ”{terms}”.</Trans>
    ) : (
      <Trans>Inga varor passar ”{terms}”.</Trans>
    );
  }

  function problemText() {
    if (problem === 'unchosen')
      return (
        <span role="alert">
          <Trans>Välj en av varorna i listan.</Trans>
        </span>
      );
    if (problem !== 'full' || chosen.length < mostProducts) return undefined;
    return (
      <span role="alert">
        <Trans>Du har valt {mostProducts} varor, och fler går inte att välja. Ta bort någon av dem först.</Trans>
      </span>
    );
  }

  return (
    <div className={styles.productField}>
      <ComboboxField
        label={<Trans>Se lagersaldo för varor (upp till {mostProducts})</Trans>}
        error={problemText()}
        listLabel={t`Varor`}
        text={text}
        onText={(typed) => {
          setText(typed);
          setProblem(null);
        }}
        maxLength={200}
        note={noteOf()}
        onEnter={() => terms !== '' && setProblem('unchosen')}
        options={cards.map((card) => ({
          key: card.productNumber,
          content: <ProductSuggestion card={card} />,
          choose: () => add(card),
        }))}
      />
    </div>
  );
}

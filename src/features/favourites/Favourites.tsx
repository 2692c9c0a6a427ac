import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { EmptyState } from '../../blocks/empty-state/EmptyState';
import { favouritesAtom } from '../../blocks/favourites/favourites';
import { FindProducts } from '../../blocks/find-pharmacy/FindProducts';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { useTitle } from '../../blocks/use-title/use-title';
import { paths } from '../../routes/paths';
import { FavouriteList } from './FavouriteList';
import * as styles from './Favourites.css';
import { useRemoval } from './use-removal';

/** The favourites stored in this browser. */
export function Favourites() {
  const { t } = useLingui();
  useTitle(t`Favoriter`);
  const products = useAtomValue(favouritesAtom);
  const { remove, restored } = useRemoval();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <PageFrame>
      <div>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          <Trans>Favoriter</Trans>
        </h1>
        {products.length > 0 && (
          <p className={styles.note}>
            <Plural
              value={products.length}
              one="# vara, sparad i den här webbläsaren."
              other="# varor, sparade i den här webbläsaren."
            />
          </p>
        )}
        <FindProducts products={products} />
      </div>
      {products.length > 0 ? (
        <FavouriteList
          products={products}
          restored={restored}
          onRemove={remove}
          onEmptied={() => heading.current?.focus()}
        />
      ) : (
        <EmptyState
          title={<Trans>Du har inga favoriter än</Trans>}
          link={{ href: paths.home(), title: <Trans>Hitta varor</Trans> }}
        >
          <Trans>Tryck på hjärtat på en vara för att spara den här.</Trans>
        </EmptyState>
      )}
    </PageFrame>
  );
}

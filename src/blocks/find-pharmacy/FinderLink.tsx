import type { ComponentProps } from 'react';
import type { ProductNumber } from '../../domain/ids';
import { embedder } from '../../platform/embedder/current';
import { Link } from '../link/Link';
import { finderPath } from './finder-address';
import { initialState } from './finder-state';

interface FinderLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'state'> {
  /** Carried over. */
  products?: readonly ProductNumber[];
}

/** Leads to `/hitta-apotek/`, or asks the app for its own page. */
export function FinderLink({ products = [], onClick, ...rest }: FinderLinkProps) {
  return (
    <Link
      {...rest}
      href={finderPath(products, initialState)}
      onClick={(event) => {
        onClick?.(event);
        let isOurs = false;
        embedder().findPharmacy({ products }, () => {
          isOurs = true;
        });
        if (!isOurs) event.preventDefault();
      }}
    />
  );
}

import { Trans } from '@lingui/react/macro';
import { Link } from '../../../blocks/link/Link';
import { type LegalPage, operatorPage } from '../../../blocks/terms/operator-page';
import { type Cart, hasMedicines } from '../../../domain/cart';
import { useConfig } from '../../../platform/config/config';
import * as styles from './steps.css';

const kinds: readonly LegalPage[] = ['terms', 'withdrawal', 'privacy'];

/** What applies to the order, where it is placed: the operator's pages that there are, and that medicines stay sold. */
export function TermsLinks({ cart }: { cart: Pick<Cart, 'rows' | 'bag'> }) {
  const all = useConfig()?.operator.pages ?? [];
  const pages = kinds.flatMap((kind) => operatorPage(all, kind) ?? []);
  const warns = hasMedicines(cart);
  if (pages.length === 0 && !warns) return null;
  return (
    <div className={styles.terms}>
      {pages.length > 0 && (
        <>
          <p id="kassa-villkor">
            <Trans>Det här gäller när du lägger din beställning:</Trans>
          </p>
          <ul className={styles.termsLinks} aria-labelledby="kassa-villkor">
            {pages.map(({ title, path }) => (
              <li key={path}>
                <Link href={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {warns && (
        <p>
          <Trans>Läkemedel kan inte lämnas tillbaka: de får inte säljas igen när de har lämnat apoteket.</Trans>
        </p>
      )}
    </div>
  );
}

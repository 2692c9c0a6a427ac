import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { navigationTreeQuery } from '../../api/elevate/queries';
import { Collapsible } from '../../blocks/collapsible/Collapsible';
import { FailureAlert } from '../../blocks/failure/FailureAlert';
import { FinderLink } from '../../blocks/find-pharmacy/FinderLink';
import { useBelowFold } from '../../lib/use-below-fold';
import { currentArea } from '../../platform/mode/current-area';
import { paths } from '../../routes/paths';
import { useSession } from '../../session/use-session';
import { track } from '../../telemetry/track';
import { Drawer } from '../../ui/modal/Drawer';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './CategoryMenu.css';
import { isInCategory } from './is-in-category';
import { MenuLink } from './MenuLink';
import { Subcategories } from './Subcategories';

/** All categories, in a drawer. */
export function CategoryMenu({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [location] = useLocation();
  const { signedIn } = useSession();
  const prescriptions = currentArea().prescriptions();
  // A hundred links: the folded ones are rendered right after the drawer itself.
  const folded = useBelowFold();
  const { data, isError, refetch } = useQuery(navigationTreeQuery());
  useEffect(() => {
    track('header_mobile_menu_toggled', { open: true });
    return () => track('header_mobile_menu_toggled', { open: false });
  }, []);

  function onFollow(path: string): void {
    track('header_mobile_menu_link_clicked', { link_path: path });
    // A link to the current page does not navigate, so the menu would stay open.
    if (path === location) onClose();
  }

  return (
    <Drawer title={t`Alla kategorier`} side="left" onClose={onClose}>
      {isError && (
        <FailureAlert title={<Trans>Kategorierna kunde inte hämtas.</Trans>} onRetry={() => void refetch()} />
      )}
      {!data && !isError && [...Array(12).keys()].map((n) => <Skeleton key={n} className={styles.skeleton} />)}
      {data && (
        <nav aria-label={t`Kategorier`}>
          <ul className={styles.list}>
            {data.tree.children.map((node) => (
              <li key={node.path}>
                <Collapsible title={node.label} open={isInCategory(node, location)}>
                  {(folded || isInCategory(node, location)) && (
                    <Subcategories category={node} location={location} onFollow={onFollow} />
                  )}
                </Collapsible>
              </li>
            ))}
          </ul>
          <ul className={styles.others}>
            <li>
              <MenuLink href={prescriptions} location={location} onClick={() => onFollow(prescriptions)}>
                <Trans>Mina recept</Trans>
              </MenuLink>
            </li>
            <li>
              <MenuLink href={paths.campaigns()} location={location} onClick={() => onFollow(paths.campaigns())}>
                <Trans>Kampanjer</Trans>
              </MenuLink>
            </li>
            <li>
              <MenuLink href={paths.brands()} location={location} onClick={() => onFollow(paths.brands())}>
                <Trans>Varumärken A–Ö</Trans>
              </MenuLink>
            </li>
            <li>
              <FinderLink
                aria-current={location === paths.findPharmacy() ? 'page' : undefined}
                onClick={() => onFollow(paths.findPharmacy())}
              >
                <Trans>Hitta apotek</Trans>
              </FinderLink>
            </li>
            <li>
              <MenuLink href={paths.favourites()} location={location} onClick={() => onFollow(paths.favourites())}>
                <Trans>Favoriter</Trans>
              </MenuLink>
            </li>
            <li>
              {signedIn ? (
                <MenuLink href={paths.club()} location={location} onClick={() => onFollow(paths.club())}>
                  <Trans>Mina sidor</Trans>
                </MenuLink>
              ) : (
                <MenuLink href={signInPath(location)} location={location} onClick={() => onFollow(paths.signIn())}>
                  <Trans>Logga in</Trans>
                </MenuLink>
              )}
            </li>
          </ul>
        </nav>
      )}
    </Drawer>
  );
}

/** The sign-in page returns to the current page. */
function signInPath(shown: string): string {
  return shown === paths.signIn() ? shown : paths.signIn(shown + window.location.search);
}

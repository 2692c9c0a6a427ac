import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { navigationTreeQuery } from '../../api/elevate/queries';
import type { NavigationNode } from '../../api/elevate/schema';
import { Collapsible } from '../../blocks/collapsible/Collapsible';
import { Link } from '../../blocks/link/Link';
import { paths } from '../../routes/paths';
import { track } from '../../telemetry/track';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';
import { Drawer } from '../../ui/modal/Drawer';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './CategoryMenu.css';

/** Every category, two levels deep. */
export function CategoryMenu({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { data, isError, refetch } = useQuery(navigationTreeQuery());
  useEffect(() => {
    track('header_mobile_menu_toggled', { open: true });
    return () => track('header_mobile_menu_toggled', { open: false });
  }, []);
  return (
    <Drawer title={t`Alla kategorier`} side="left" onClose={onClose}>
      {isError && (
        <Alert
          tone="error"
          action={
            <Button variant="secondary" size="small" onClick={() => void refetch()}>
              <Trans>Försök igen</Trans>
            </Button>
          }
        >
          <Trans>Kategorierna kunde inte hämtas.</Trans>
        </Alert>
      )}
      {!data && !isError && <Skeleton lines={10} />}
      {data && (
        <nav aria-label={t`Kategorier`}>
          <ul className={styles.list}>
            {data.tree.children.map((node) => (
              <TopCategory key={node.path} node={node} />
            ))}
            <li className={styles.extra}>
              <MenuLink href={paths.campaigns()}>
                <Trans>Kampanjer</Trans>
              </MenuLink>
            </li>
            <li className={styles.extra}>
              <MenuLink href={paths.brands()}>
                <Trans>Varumärken A–Ö</Trans>
              </MenuLink>
            </li>
          </ul>
        </nav>
      )}
    </Drawer>
  );
}

function TopCategory({ node }: { node: NavigationNode }) {
  return (
    <li>
      <Collapsible title={node.label}>
        <ul className={styles.children}>
          <li>
            <MenuLink className={styles.whole} href={node.path}>
              <Trans>Allt inom {node.label}</Trans>
            </MenuLink>
          </li>
          {node.children.map((child) => (
            <li key={child.path}>
              <MenuLink href={child.path}>{child.label}</MenuLink>
            </li>
          ))}
        </ul>
      </Collapsible>
    </li>
  );
}

function MenuLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} onClick={() => track('header_mobile_menu_link_clicked', { link_path: props.href })} />;
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { navigationTreeQuery } from '../../api/elevate/queries';
import type { NavigationNode } from '../../api/elevate/schema';
import { Link } from '../../blocks/link/Link';
import { paths } from '../../routes/paths';
import { Accordion } from '../../ui/accordion/Accordion';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';
import { Drawer } from '../../ui/modal/Drawer';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './CategoryMenu.css';

/** Every category, two levels deep. */
export function CategoryMenu({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { data, isError, refetch } = useQuery(navigationTreeQuery());
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
              <Link href={paths.campaigns()}>
                <Trans>Kampanjer</Trans>
              </Link>
            </li>
            <li className={styles.extra}>
              <Link href={paths.brands()}>
                <Trans>Varumärken A–Ö</Trans>
              </Link>
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
      <Accordion title={node.label}>
        <ul className={styles.children}>
          <li>
            <Link className={styles.whole} href={node.path}>
              <Trans>Allt inom {node.label}</Trans>
            </Link>
          </li>
          {node.children.map((child) => (
            <li key={child.path}>
              <Link href={child.path}>{child.label}</Link>
            </li>
          ))}
        </ul>
      </Accordion>
    </li>
  );
}

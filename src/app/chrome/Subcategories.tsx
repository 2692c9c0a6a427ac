import { Trans } from '@lingui/react/macro';
import type { NavigationNode } from '../../api/elevate/schema';
import { MenuLink } from './MenuLink';
import * as styles from './Subcategories.css';

interface SubcategoriesProps {
  category: NavigationNode;
  location: string;
  onFollow: (path: string) => void;
}

/** A top category's contents: a link to all of it, then each subcategory with its own subcategories. */
export function Subcategories({ category: { label, path, children }, location, onFollow }: SubcategoriesProps) {
  return (
    <ul className={styles.list}>
      <li className={styles.whole}>
        <MenuLink href={path} location={location} onClick={() => onFollow(path)}>
          <Trans>Allt inom {label}</Trans>
        </MenuLink>
      </li>
      <Links nodes={children} location={location} onFollow={onFollow} />
    </ul>
  );
}

interface LinksProps extends Omit<SubcategoriesProps, 'category'> {
  nodes: readonly NavigationNode[];
}

function Links({ nodes, ...rest }: LinksProps) {
  return nodes.map(({ label, path, children }) => (
    <li key={path}>
      <MenuLink href={path} location={rest.location} onClick={() => rest.onFollow(path)}>
        {label}
      </MenuLink>
      {children.length > 0 && (
        <ul className={styles.deeper}>
          <Links nodes={children} {...rest} />
        </ul>
      )}
    </li>
  ));
}

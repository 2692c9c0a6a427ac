import type { PageOf } from '../../api/page-data/schema';
import { CannotShow, PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { ProductPicture } from '../../blocks/product-picture/ProductPicture';
import { keyed } from '../../lib/keyed';
import { part } from '../../lib/part';
import { slug } from '../../routes/normalise';
import * as styles from './content.css';

const allCookies = part(() => import('../../blocks/cookie-list/AllCookies'));

type Block = PageOf<'content'>['data']['blocks'][number];

/** An editorial text with headings that can be linked to. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return keyed(blocks).map(({ key, item }) => <BlockView key={key} block={item} />);
}

/** The headings that can be linked to, in order. */
export function headingsOf(blocks: readonly Block[]): { id: string; text: string }[] {
  return blocks.flatMap((block) => (block.kind === 'heading' ? [{ id: slug(block.text), text: block.text }] : []));
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={slug(block.text)} className={styles.subHeading}>
          {block.text}
        </h2>
      );
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {keyed(block.items).map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      );
    case 'picture':
      return <ProductPicture picture={block.picture} sizes="(min-width: 768px) 640px, 95vw" />;
    case 'cookies':
      return (
        <PartBoundary fallback={<CannotShow />} prerendered>
          <allCookies.Component />
        </PartBoundary>
      );
  }
}

import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { BagRows } from '../prescription-rows/BagRows';
import * as styles from './PrescriptionBag.css';

export interface BagSectionProps {
  /** Level of its heading. */
  level: 2 | 3;
  /** The section is gone with its button: the focus has to move to an element that stays. */
  onRemoved: () => void;
}

interface ContentsProps extends BagSectionProps {
  totalRows: number;
  quantity: number;
  /** Below the rows. */
  children: ReactNode;
}

/** Prescription goods under their heading: how many there are, and the products. */
export function BagSection({ level, onRemoved, totalRows, quantity, children }: ContentsProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.title}>
        <Trans>Receptvaror</Trans>
      </Heading>
      <p>
        <Plural value={totalRows} one="# läkemedel på recept" other="# läkemedel på recept" />,{' '}
        <Plural value={quantity} one="# förpackning" other="# förpackningar" />
      </p>
      <BagRows totalRows={totalRows} onEmptied={onRemoved} />
      {children}
    </section>
  );
}

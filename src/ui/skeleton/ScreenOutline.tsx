import type { ReactNode } from 'react';
import * as styles from './ScreenOutline.css';
import { Skeleton } from './Skeleton';

/** What kind of content a screen has, roughly in its own sizes. */
export type Outline = 'rows' | 'form' | 'cards' | 'product' | 'text';

const rows = ['first', 'second', 'third', 'fourth'];
const cards = [...rows, 'fifth', 'sixth', 'seventh', 'eighth'];

/** An outline without its title, for what a screen waits for beside its code. */
export const outlines: Record<Outline, ReactNode> = {
  rows: rows.map((row) => (
    <div key={row} className={styles.row}>
      <Skeleton className={styles.picture} />
      <Skeleton lines={3} />
    </div>
  )),
  form: (
    <div className={styles.columns}>
      <Skeleton className={styles.fields} />
      <Skeleton className={styles.summary} />
    </div>
  ),
  cards: (
    <>
      <Skeleton className={styles.tools} />
      <div className={styles.cards}>
        {cards.map((card) => (
          <Skeleton key={card} className={styles.card} />
        ))}
      </div>
    </>
  ),
  product: (
    <div className={styles.halves}>
      <Skeleton className={styles.gallery} />
      <div className={styles.text}>
        <Skeleton lines={4} />
        <Skeleton className={styles.button} />
        <Skeleton lines={4} />
      </div>
    </div>
  ),
  text: (
    <div className={styles.text}>
      <Skeleton lines={4} />
      <Skeleton lines={5} />
      <Skeleton lines={5} />
    </div>
  ),
};

interface ScreenOutlineProps {
  title: string;
  outline: Outline;
}

/** Placeholder for a screen whose code is loading. The parent announces it to screen readers. */
export function ScreenOutline({ title, outline }: ScreenOutlineProps) {
  return (
    <div className={styles.screen}>
      <h1 className={styles.heading}>{title}</h1>
      {outlines[outline]}
    </div>
  );
}

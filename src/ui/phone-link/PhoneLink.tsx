import type { ReactNode } from 'react';
import * as styles from './PhoneLink.css';

interface PhoneLinkProps {
  phone: string;
  className?: string;
  /** The number itself if missing. */
  children?: ReactNode;
}

/** A telephone number that can be called with one tap. */
export function PhoneLink({ phone, className = '', children = phone }: PhoneLinkProps) {
  return (
    <a className={`${styles.number} ${className}`} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {children}
    </a>
  );
}

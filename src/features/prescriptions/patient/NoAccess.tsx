import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PatientRef } from '../../../api/expedition/patient';
import { Link } from '../../../blocks/link/Link';
import { LinkButton } from '../../../ui/button/LinkButton';
import * as styles from '../Prescriptions.css';
import { useForgetPatient } from './use-forget-patient';

interface NoAccessProps {
  patient: PatientRef;
  title: ReactNode;
  children: ReactNode;
  link: { href: string; title: ReactNode };
}

/** In place of the pages of a patient that may not, or no longer, be shown. */
export function NoAccess({ patient, title, children, link }: NoAccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [forgotten] = useState(patient);
  useForgetPatient(forgotten);
  // Where the page was being used, what had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div className={styles.card} role="status">
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p>{children}</p>
      <div>
        <LinkButton href={link.href} link={Link} variant="secondary">
          {link.title}
        </LinkButton>
      </div>
    </div>
  );
}

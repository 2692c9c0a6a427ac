import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { currentArea } from '../../platform/mode/current-area';
import { LinkButton } from '../../ui/button/LinkButton';
import { Link } from '../link/Link';

interface NoneFoundProps {
  /** Whether the terms of personal prescriptions are accepted, and those of animals'. */
  hasOwn: boolean;
  hasAnimals: boolean;
}

/** No prescription for the product among those that may be read; what has not been read yet is shown. */
export function NoneFound({ hasOwn, hasAnimals }: NoneFoundProps) {
  const area = currentArea();
  if (!hasOwn) {
    return (
      <>
        <p>
          {hasAnimals ? (
            <Trans>
              Dina djur har inget recept på varan. Godkänn villkoren för recept, så ser du om du själv eller någon som
              du beställer åt har ett.
            </Trans>
          ) : (
            <Trans>Godkänn villkoren för recept, så ser du om du har ett recept på varan.</Trans>
          )}
        </p>
        <To href={area.prescriptions()}>
          <Trans>Till mina recept</Trans>
        </To>
      </>
    );
  }
  return (
    <>
      <p>
        <Trans>
          Du har inget recept på varan. Prata med vården om du behöver ett, eller med veterinären om varan är till ett
          djur. När receptet är utskrivet kan du beställa här.
        </Trans>
      </p>
      <To href={area.prescriptions()}>
        <Trans>Se mina recept</Trans>
      </To>
      {!hasAnimals && (
        <>
          <p>
            <Trans>Har ett djur recept på varan? Godkänn villkoren för djurrecept, så ser du det.</Trans>
          </p>
          <To href={area.animals()}>
            <Trans>Till djurens recept</Trans>
          </To>
        </>
      )}
    </>
  );
}

function To({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div>
      <LinkButton variant="secondary" href={href} link={Link}>
        {children}
      </LinkButton>
    </div>
  );
}

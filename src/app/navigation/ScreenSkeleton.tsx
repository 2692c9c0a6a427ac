import { useLingui } from '@lingui/react/macro';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';

/** Announces that a screen is loading, under its title; the element around it reserves the space. */
export function ScreenSkeleton({ title }: { title?: string | undefined }) {
  const { t } = useLingui();
  return (
    <>
      {title !== undefined && <h1 className={visuallyHidden}>{title}</h1>}
      <div role="status" aria-label={t`Sidan laddas`} />
    </>
  );
}

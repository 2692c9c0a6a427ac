import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { childrenQuery } from '../../../api/expedition/children';
import { Select } from '../../../ui/form/Select';
import { useMay } from '../use-may';

/** Who gives a power of attorney: oneself, or a child in one's custody. */
export function GiverField() {
  const { t } = useLingui();
  const { data } = useQuery({ ...childrenQuery(), enabled: useMay('addChild') });
  if (!data || data.children.length === 0) return null;
  return (
    <Select
      name="childId"
      label={t`Vem ger fullmakten?`}
      hint={t`Ett barn som har fyllt 13 år behöver också godkänna fullmakten.`}
    >
      <option value="">
        <Trans>Jag</Trans>
      </option>
      {data.children.map(({ id, firstName, lastName }) => (
        <option key={id} value={id}>
          {t`${firstName} ${lastName}, mitt barn`}
        </option>
      ))}
    </Select>
  );
}

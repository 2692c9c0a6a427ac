import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { swedishDay } from '../../domain/swedish-time';
import { formatLongDate } from '../../i18n/format';
import type { EventGroup } from './event-groups';

/** What there is to know; without a patient it concerns who reads it. */
export function EventText({ group: { first, count } }: { group: EventGroup }) {
  const { t } = useLingui();
  const name = first.patient?.name;
  const { title, child } = first;
  const date = first.date === null ? '' : dayOf(first.date);
  switch (first.kind) {
    case 'NEW_PRESCRIPTION':
      if (count === 1 && title !== null) {
        return name ? (
          <Trans>
            Nytt recept till {name}: {title}
          </Trans>
        ) : (
          <Trans>Nytt recept: {title}</Trans>
        );
      }
      return name ? (
        <Plural value={count} one={`# nytt recept till ${name}`} other={`# nya recept till ${name}`} />
      ) : (
        <Plural value={count} one="# nytt recept" other="# nya recept" />
      );
    case 'EXPIRING_PRESCRIPTION':
      if (count === 1 && title !== null) {
        return name ? (
          <Trans>
            Receptet på {title} till {name} går ut {date}
          </Trans>
        ) : (
          <Trans>
            Receptet på {title} går ut {date}
          </Trans>
        );
      }
      return name ? (
        <Plural value={count} one={`# recept till ${name} går snart ut`} other={`# recept till ${name} går snart ut`} />
      ) : (
        <Plural value={count} one="# recept går snart ut" other="# recept går snart ut" />
      );
    case 'EXPIRING_COST_PROTECTION_PERIOD':
      return name ? (
        <Trans>
          Perioden i högkostnadsskyddet för {name} slutar {date}
        </Trans>
      ) : (
        <Trans>Perioden i högkostnadsskyddet slutar {date}</Trans>
      );
    case 'NEW_POWER_OF_ATTORNEY_REQUEST':
      // A minor's own, which the guardians have given.
      return name ? (
        <Trans>{name} vill ge dig en fullmakt</Trans>
      ) : (
        <Trans>En fullmakt väntar på ditt godkännande</Trans>
      );
    case 'EXPIRING_GIVEN_POWER_OF_ATTORNEY':
      return child ? (
        <Trans>
          Fullmakten som {child} har gett {name} slutar {date}
        </Trans>
      ) : (
        <Trans>
          Fullmakten som du har gett {name} slutar {date}
        </Trans>
      );
    case 'EXPIRING_RECEIVED_POWER_OF_ATTORNEY':
      return (
        <Trans>
          Fullmakten som du har fått av {name} slutar {date}
        </Trans>
      );
    case 'unknown':
      return null;
  }

  function dayOf(day: string): string {
    return day === swedishDay(new Date()) ? t`i dag` : formatLongDate(day);
  }
}

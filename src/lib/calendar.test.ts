import { describe, expect, it } from 'vitest';
import { ageOn, daysAfter, daysBetween, monthsAfter, periodBetween, yearsAfter } from './calendar';

/** Every day of ten years, with three leap days and twenty daylight-saving changes in Sweden. */
const days: string[] = [];
for (let day = Date.UTC(2023, 0, 1); day < Date.UTC(2033, 0, 1); day += 24 * 60 * 60 * 1000) {
  days.push(new Date(day).toISOString().slice(0, 10));
}

describe('calendar days', () => {
  it('follow each other, over leap days and daylight-saving changes', () => {
    expect(days).toHaveLength(3653);
    days.forEach((day, index) => {
      expect(daysAfter('2023-01-01', index)).toBe(day);
      expect(daysBetween('2023-01-01', day)).toBe(index);
      expect(daysBetween(day, '2023-01-01') + index).toBe(0);
    });
  });

  it('keep their day of the month, or take the last one', () => {
    expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28');
    expect(monthsAfter('2028-01-31', 1)).toBe('2028-02-29');
    expect(monthsAfter('2026-03-31', -1)).toBe('2026-02-28');
    expect(monthsAfter('2026-12-05', 1)).toBe('2027-01-05');
    expect(monthsAfter('2026-01-05', -15)).toBe('2024-10-05');
    expect(yearsAfter('2028-02-29', 1)).toBe('2029-02-28');
    expect(yearsAfter('2028-02-29', 4)).toBe('2032-02-29');
  });

  it('are apart by years, months and days that add up again', () => {
    for (const day of days) {
      const { years, months, days: rest } = periodBetween('2023-01-31', day);
      expect(daysAfter(monthsAfter('2023-01-31', years * 12 + months), rest)).toBe(
        day < '2023-01-31' ? '2023-01-31' : day,
      );
      expect(months).toBeLessThan(12);
      expect(rest).toBeLessThan(31);
    }
    expect(periodBetween('2026-11-23', '2027-11-22')).toEqual({ years: 0, months: 11, days: 30 });
    expect(periodBetween('2026-11-23', '2027-11-23')).toEqual({ years: 1, months: 0, days: 0 });
    expect(periodBetween('2026-11-23', '2026-11-20')).toEqual({ years: 0, months: 0, days: 0 });
  });
});

describe('an age', () => {
  it('grows on the birthday and on no other day', () => {
    for (const born of ['2010-05-17', '2008-02-29', '2011-12-31', '2012-01-01']) {
      days.forEach((day, index) => {
        const before = days[index - 1];
        if (before === undefined) return;
        const birthday = born === '2008-02-29' && Number(day.slice(0, 4)) % 4 !== 0 ? '03-01' : born.slice(5);
        expect(ageOn(born, day) - ageOn(born, before)).toBe(day.slice(5) === birthday ? 1 : 0);
      });
    }
  });
});

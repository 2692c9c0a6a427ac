import type { PageOf } from '../../api/page-data/schema';
import type { Hours, Weekday } from '../../domain/pharmacy';

const dayNames: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** A pharmacy with its address, weekly hours and dated deviations (schema.org). */
export function pharmacyOf({ data, seo }: PageOf<'pharmacy'>, publicOrigin: string): object {
  const { pharmacy, socialMedia, mapUrl } = data;
  const url = publicOrigin + seo.path;
  return {
    '@context': 'https://schema.org',
    '@type': 'Pharmacy',
    '@id': url,
    url,
    name: pharmacy.name,
    telephone: pharmacy.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: pharmacy.street,
      postalCode: pharmacy.postalCode,
      addressLocality: pharmacy.place,
      addressRegion: pharmacy.county,
      addressCountry: 'SE',
    },
    geo: { '@type': 'GeoCoordinates', ...pharmacy.position },
    hasMap: mapUrl,
    sameAs: socialMedia.map((account) => account.url),
    openingHoursSpecification: pharmacy.openingHours.flatMap(({ weekday, hours }) =>
      hours ? [{ ...specification(hours), dayOfWeek: `https://schema.org/${dayNames[weekday]}` }] : [],
    ),
    specialOpeningHoursSpecification: pharmacy.deviations.map(({ date, hours }) => ({
      // Equal times say that it is closed all day.
      ...specification(hours ?? { opens: '00:00', closes: '00:00' }),
      validFrom: date,
      validThrough: date,
    })),
  };
}

function specification({ opens, closes }: Hours): object {
  return { '@type': 'OpeningHoursSpecification', opens, closes };
}

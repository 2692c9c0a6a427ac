/** Addresses of pharmacies and their regions; apart from `paths`, which every page carries. */
export const pharmacyPaths = {
  region: (slug: string) => `/hitta-apotek/${slug}/`,
  pharmacy: (region: string, slug: string, pharmacyId: string) => `/hitta-apotek/${region}/${slug}-${pharmacyId}/`,
} as const;

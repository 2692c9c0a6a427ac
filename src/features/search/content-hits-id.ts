/** Of the heading that the way from the top of the page leads to. */
export const contentHitsId = 'rad-och-information';

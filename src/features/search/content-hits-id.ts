/** Id of the heading that the link at the top of the page leads to. */
export const contentHitsId = 'rad-och-information';

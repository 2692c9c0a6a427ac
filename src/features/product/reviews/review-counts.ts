/** How many reviews are shown at first, and how many more at a time. */
export const firstReviews = 3;
export const moreReviews = 6;

/** The number of reviews shown at first, and added at a time. */
export const firstReviews = 3;
export const moreReviews = 6;

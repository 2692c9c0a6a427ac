/** The element that holds the screen: skip link and focus go there. */
export const mainId = 'innehall';

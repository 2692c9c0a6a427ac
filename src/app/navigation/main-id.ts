/** The element that contains the screen: target of the skip link and of the focus. */
export const mainId = 'innehall';

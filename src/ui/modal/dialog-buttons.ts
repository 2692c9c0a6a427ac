/** The height from the view's lower edge to the upper edge of the topmost dialog's buttons, where they stay in view. */
export const dialogButtons = '--dialog-buttons';

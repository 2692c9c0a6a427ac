/** The height of the messages that are shown. */
export const messagesHeight = 'var(--messages, 0px)';

/** The space that the page's content leaves for them. */
export const messagesSpace = 'var(--messages-space, 0px)';

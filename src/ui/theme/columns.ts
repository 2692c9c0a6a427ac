/** Two columns on a phone, but one where text is so large that words would not fit into them. */
export const pair = 'repeat(auto-fill, minmax(min(100%, max(8em, 35%)), 1fr))';

/** By a file of its own, so that only this much of the client is bundled: the rest touches local storage at once. */
export { elevate } from '@apptus/esales-api';

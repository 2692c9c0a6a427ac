/** A separate file, so that only this part of the client is bundled: the rest accesses local storage on load. */
export { elevate } from '@apptus/esales-api';

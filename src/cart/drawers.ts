import { observable } from '../lib/observable';

export const sideCartOpen = observable(false);

export { startCart } from '../../cart/start';
export { startSession } from '../../session/start';

export type { ScriptMessage } from '../protocol/recording';
export { createMockShop, type MockShop, type MockShopOptions } from './mock-shop';
export type { PlayedMessage, PlayOptions, Script } from './play';
export { scenarios } from './scenarios';

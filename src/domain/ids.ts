declare const brand: unique symbol;

/** A value that only its constructor can create, so that different kinds of string cannot be mixed up. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };

export type CartId = Brand<string, 'CartId'>;
export type OrderId = Brand<string, 'OrderId'>;
export type PaymentId = Brand<string, 'PaymentId'>;
/** The number that a product is sold under; the services call it itemId. */
export type ProductNumber = Brand<string, 'ProductNumber'>;
/** A customer's request to be notified when a product is back. */
export type WatchId = Brand<string, 'WatchId'>;
export type SalesChannel = 'b2c' | 'doktor-se';

export const cartId = (value: string) => value as CartId;
export const orderId = (value: string) => value as OrderId;
export const paymentId = (value: string) => value as PaymentId;
export const productNumber = (value: string) => value as ProductNumber;
export const watchId = (value: string) => value as WatchId;

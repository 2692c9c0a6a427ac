import { ACK } from './messages/ack';
import { ANALYTICS_EVENT } from './messages/analytics-event';
import { APPEARANCE } from './messages/appearance';
import { BACK } from './messages/back';
import { CART_CHANGE } from './messages/cart-change';
import { CART_REFRESH } from './messages/cart-refresh';
import { CLOSE_REQUESTED } from './messages/close-requested';
import { FAULT } from './messages/fault';
import { FIND_PHARMACY } from './messages/find-pharmacy';
import { HELLO } from './messages/hello';
import { INSETS } from './messages/insets';
import { NAVIGATE } from './messages/navigate';
import { OPEN_EXTERNAL } from './messages/open-external';
import { ORDER_COMPLETED } from './messages/order-completed';
import { PAYMENT_PROVIDER_HEIGHT } from './messages/payment-provider-height';
import { PDF_DOWNLOAD } from './messages/pdf-download';
import { READY } from './messages/ready';
import { RESUMED } from './messages/resumed';
import { ROUTE_CHANGE } from './messages/route-change';
import { SHIPPING_PROVIDER_HEIGHT } from './messages/shipping-provider-height';
import { SIGN_IN } from './messages/sign-in';
import { START_TIMES } from './messages/start-times';
import { TOKEN } from './messages/token';
import { TOKEN_ERROR } from './messages/token-error';
import { VIEW_CHECKOUT } from './messages/view-checkout';
import { VIEW_PDF } from './messages/view-pdf';
import { VISIBILITY } from './messages/visibility';

/** The whole protocol: documentation, harness, types and tests are derived from this table. */
export const messages = {
  READY,
  CART_CHANGE,
  TOKEN_ERROR,
  PAYMENT_PROVIDER_HEIGHT,
  SHIPPING_PROVIDER_HEIGHT,
  VIEW_PDF,
  PDF_DOWNLOAD,
  VIEW_CHECKOUT,
  FIND_PHARMACY,
  SIGN_IN,
  ORDER_COMPLETED,
  CLOSE_REQUESTED,
  START_TIMES,
  ANALYTICS_EVENT,
  OPEN_EXTERNAL,
  ROUTE_CHANGE,
  FAULT,
  HELLO,
  TOKEN,
  CART_REFRESH,
  NAVIGATE,
  BACK,
  RESUMED,
  INSETS,
  APPEARANCE,
  VISIBILITY,
  ACK,
} as const;

export { type HostCapability, hostCapabilities } from './capabilities';
export type { Envelope } from './envelope';
export { envelopeSchema } from './envelope';
export { appSchemes, isExternalAddress } from './external-address';
export { type FaultCode, faultCodes } from './fault-codes';
export * from './limits';
export type { Direction, Kind, MessageEntry } from './message';
export { isLongerThan, sizeLimit } from './message-size';
export { messages } from './messages';
export { refusals } from './messages/ack';
export { type Reading, readMessage, type Schemas } from './read-message';
export { redact } from './redact';
export { toGuestSchemas, toHostSchemas } from './schemas';
export type {
  Fault,
  Hello,
  HostNotificationType,
  InputOf,
  MessageOf,
  MessageType,
  NotificationType,
  PayloadOf,
  RequestType,
  StateToHostType,
  ToGuestType,
  ToHostType,
} from './types';
export { envelopeVersion, packageVersion, protocolVersions } from './versions';

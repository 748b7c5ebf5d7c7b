export { GuardedHttp, type OutboundReply } from './guarded-http';
export type { Resolve } from './guarded-lookup';
export { OutboundError, type OutboundFault } from './outbound-error';
export { OutboundPolicy } from './outbound-policy';
export type { OutboundRequest } from './outbound-request';
export { isPublicAddress } from './public-address';
export { retryAfterMs } from './retry-after';
export { outboundSettings } from './settings';
export { isSignedBy, type SignedDelivery, sign, signatureHeaders, toSecret } from './standard-webhooks';

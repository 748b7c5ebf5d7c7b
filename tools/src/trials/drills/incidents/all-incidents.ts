import type { Incident } from '../incident';
import { leakedKey, noisyTenant } from './clients';
import { fullDisk } from './full-disk';
import { dnsLoss, expiredCertificate } from './network';
import { badRelease, memoryPressure } from './releases';
import { brokerDown, databaseFailover } from './servers-fail';
import { stuckConsumer } from './stuck-consumer';

/** In an order in which the alerts of one do not fire during the next. */
export const allIncidents: readonly Incident[] = [
  brokerDown,
  badRelease,
  stuckConsumer,
  fullDisk,
  dnsLoss,
  noisyTenant,
  memoryPressure,
  leakedKey,
  databaseFailover,
  expiredCertificate,
];

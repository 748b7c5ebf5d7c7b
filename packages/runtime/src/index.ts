export { type AskedValues, askedGauges } from './asked-gauges';
export { CertificateFiles, type Certificates, openCertificates } from './certificates/certificate-files';
export {
  AnnouncedEvents,
  CONSISTENCY_HEADER,
  type ConsistencyToken,
  readConsistencyTokens,
} from './context/consistency-token';
export { currentContext, type RequestContext, runInContext } from './context/request-context';
export { type Caller, type CallerKind, hasScope } from './identity/caller';
export { IdentityKeyFiles, type IdentityKeys } from './identity/identity-key-files';
export { IDENTITY_HEADER, InternalTokens, type SigningKey } from './identity/internal-tokens';
export { openInternalTokens } from './identity/open-internal-tokens';
export { type Clock, isUuid, type NewId, newId } from './ids';
export { BackgroundLoop } from './lifecycle/background-loop';
export { Health, type HealthCheck, type HealthReport } from './lifecycle/health';
export { Lifecycle } from './lifecycle/lifecycle';
export { runProcess } from './lifecycle/run-process';
export { createLogger, type Logger } from './logging/logger';
export { Counter, createMetrics, Gauge, Histogram, Registry } from './metrics';
export { readLines } from './read-lines';
export { type Environment, loadSettings } from './settings/load-settings';
export * as settings from './settings/setting-types';
export { type OpenSpan, openServerSpan } from './telemetry/open-span';
export { currentTraceparent, flushTelemetry, isTelemetryStarted, type SpanOptions, withSpan } from './telemetry/spans';
export { Together } from './together';
export { TogetherBy } from './together-by';
export { cutText, isUnicode, toUnicode } from './unicode-text';

export { isBasic, readBasicCredentials } from './basic-credentials';
export { Batcher } from './batcher';
export { CertificateFiles, type Certificates, openCertificates } from './certificates/certificate-files';
export { measureCertificates } from './certificates/measure-certificates';
export { compareTexts } from './compare-texts';
export {
  CONSISTENCY_HEADER,
  type ConsistencyToken,
  PublishedEvents,
  readConsistencyTokens,
} from './context/consistency-token';
export { currentContext, type RequestContext, runInContext } from './context/request-context';
export { DurationHistogram, type DurationHistogramOptions } from './duration-histogram';
export { type Caller, type CallerKind, hasScope } from './identity/caller';
export { IdentityKeyFiles, type IdentityKeys } from './identity/identity-key-files';
export { IDENTITY_HEADER, InternalTokens, type SigningKey } from './identity/internal-tokens';
export { openInternalTokens } from './identity/open-internal-tokens';
export { hasSmallExponent } from './identity/rsa-exponent';
export { type Clock, isUuid, type NewId, newId } from './ids';
export { isRecord } from './is-record';
export { KeyedBatcher } from './keyed-batcher';
export { KeyedRateLimit } from './keyed-rate-limit';
export { BackgroundLoop } from './lifecycle/background-loop';
export { Health, type HealthCheck, type HealthReport } from './lifecycle/health';
export { Lifecycle } from './lifecycle/lifecycle';
export { PollInterval } from './lifecycle/poll-interval';
export { runProcess } from './lifecycle/run-process';
export { createLogger, type Logger } from './logging/logger';
export { Counter, createMetrics, Gauge, Histogram, Registry } from './metrics';
export { type GaugeValues, observableGauges } from './observable-gauges';
export { readLines } from './read-lines';
export { type RenderedMetrics, renderMetrics } from './render-metrics';
export { type Environment, loadOrExit, loadSettings } from './settings/load-settings';
export * as settings from './settings/setting-types';
export { isStorableTime, toStorableTime } from './storable-time';
export { type OpenSpan, openServerSpan } from './telemetry/open-span';
export {
  currentTraceId,
  currentTraceparent,
  flushTelemetry,
  isTelemetryStarted,
  type SpanOptions,
  withSpan,
} from './telemetry/spans';
export { traceIdOf } from './telemetry/trace-ids';
export { isUnicode, toUnicode, toUnicodeJson, truncateText } from './unicode-text';

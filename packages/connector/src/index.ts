export {
  type CreateProvider,
  type Provider,
  type RunningConnector,
  type Runtime,
  runConnector,
  startConnector,
  type Translated,
} from './connector';
export { messageOf, PermanentError, RetryLater } from './errors';
export { type ControlledMessage, type Failure, FakeProvider, failureReply, type SentMessage } from './fake-provider';
export { type FileContent, Files, MAX_FILE_BYTES } from './files';
export type { Health } from './health';
export { type Call, call, callJson } from './http/call';
export {
  createHttpServer,
  type HttpReply,
  type HttpRequest,
  type HttpRoute,
  jsonReply,
  parseJson,
} from './http/server';
export {
  type Attachment,
  asList,
  asRecord,
  type InboundMessage,
  type OutboundMessage,
  readStatus,
  type Sender,
  type StatusReport,
  textOrNull,
  truncateBytes,
} from './messages';
export { type CommonSettings, InvalidSettings, readCommonSettings, Settings } from './settings';
export { type Headers, isEqualText, isSigned, signedHeaders } from './signature';

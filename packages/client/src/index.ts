export { type Failure, TrackwayError } from './api-error';
export type { Call } from './call';
export { createClient, type TrackwayClient } from './client';
export type { components, paths } from './generated/api';
export type { AnswerOf, Filters, InputOf, Method, PathOf } from './operations';
export { everyItem, type Page } from './pages';
export type { InboundMessage } from './resources/channels';
export type {
  BulkOutcomes,
  HistoryLine,
  Project,
  ProjectMember,
  ProjectSearch,
  ProjectWith,
  Wanted,
} from './resources/projects';
export type { ImportOptions, RowError, SpreadsheetOperation, WaitOptions } from './resources/spreadsheets';
export type { TransportOptions } from './transport/transport';
export type { UploadProgress } from './transport/upload';
export { verifyWebhook, type WebhookDelivery } from './verify-webhook';

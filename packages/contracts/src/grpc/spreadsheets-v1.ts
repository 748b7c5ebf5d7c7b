/** Messages, client and handlers of spreadsheets.v1, generated from proto/trackway/spreadsheets/v1. */

export type {
  SpreadsheetsServiceClient,
  SpreadsheetsServiceHandlers,
} from '../generated/trackway/spreadsheets/v1/SpreadsheetsService';
export type {
  StartExportRequest,
  StartExportRequest__Output as StartExportRequestOutput,
} from '../generated/trackway/spreadsheets/v1/StartExportRequest';
export type {
  StartExportResponse,
  StartExportResponse__Output as StartExportResponseOutput,
} from '../generated/trackway/spreadsheets/v1/StartExportResponse';

export type { SpreadsheetsServiceClient, SpreadsheetsServiceHandlers } from './trackway/spreadsheets/v1/SpreadsheetsService';
export type { StartExportRequest, StartExportRequest__Output as StartExportRequestOutput } from './trackway/spreadsheets/v1/StartExportRequest';
export type { StartExportResponse, StartExportResponse__Output as StartExportResponseOutput } from './trackway/spreadsheets/v1/StartExportResponse';

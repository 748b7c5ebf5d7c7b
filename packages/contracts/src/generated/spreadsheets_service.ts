import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { SpreadsheetsServiceClient as _trackway_spreadsheets_v1_SpreadsheetsServiceClient, SpreadsheetsServiceDefinition as _trackway_spreadsheets_v1_SpreadsheetsServiceDefinition } from './trackway/spreadsheets/v1/SpreadsheetsService';
import type { StartExportRequest as _trackway_spreadsheets_v1_StartExportRequest, StartExportRequest__Output as _trackway_spreadsheets_v1_StartExportRequest__Output } from './trackway/spreadsheets/v1/StartExportRequest';
import type { StartExportResponse as _trackway_spreadsheets_v1_StartExportResponse, StartExportResponse__Output as _trackway_spreadsheets_v1_StartExportResponse__Output } from './trackway/spreadsheets/v1/StartExportResponse';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  trackway: {
    spreadsheets: {
      v1: {
        SpreadsheetsService: SubtypeConstructor<typeof grpc.Client, _trackway_spreadsheets_v1_SpreadsheetsServiceClient> & { service: _trackway_spreadsheets_v1_SpreadsheetsServiceDefinition }
        StartExportRequest: MessageTypeDefinition<_trackway_spreadsheets_v1_StartExportRequest, _trackway_spreadsheets_v1_StartExportRequest__Output>
        StartExportResponse: MessageTypeDefinition<_trackway_spreadsheets_v1_StartExportResponse, _trackway_spreadsheets_v1_StartExportResponse__Output>
      }
    }
  }
}


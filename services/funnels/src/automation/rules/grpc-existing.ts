import type { ChannelsV1, FormsV1 } from '@trackway/contracts';
import type { GrpcClient } from '@trackway/grpc';
import { grpcLiveForms } from '../../board/answers/grpc-forms-client';
import type { FindExisting } from '../../shared/require-existing';

export function grpcFindForms(forms: GrpcClient<FormsV1.FormsServiceClient>): FindExisting<number> {
  return async (ids) => (await grpcLiveForms(forms, ids)).map(({ id }) => id);
}

export function grpcFindChannels(channels: GrpcClient<ChannelsV1.ChannelsServiceClient>): FindExisting {
  return async (ids) => {
    const { channels: found } = await channels.unary<
      ChannelsV1.BatchGetChannelsRequest,
      ChannelsV1.BatchGetChannelsResponseOutput
    >((stub) => stub.batchGetChannels, { ids: [...ids] });
    return found.map(({ id }) => id);
  };
}

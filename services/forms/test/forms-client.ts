import { type FormsV1, PROTO_FOLDER, protoServices } from '@trackway/contracts';
import { GrpcClient } from '@trackway/grpc';
import { tokensOf } from '@trackway/testkit';

/** A gRPC client of the service. */
export function formsClient(grpcPort: number, from: string): GrpcClient<FormsV1.FormsServiceClient> {
  return new GrpcClient<FormsV1.FormsServiceClient>({
    name: 'forms',
    address: `127.0.0.1:${grpcPort}`,
    protoFolder: PROTO_FOLDER,
    service: protoServices.forms,
    tokens: tokensOf(from),
  });
}

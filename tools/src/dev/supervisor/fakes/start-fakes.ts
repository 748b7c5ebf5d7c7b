import { PROTO_FOLDER, protoServices } from '@trackway/contracts';
import { startGrpcServer } from '@trackway/grpc';
import type { ServiceName, ServicePorts } from '../../start/services';
import { fakeHandlers } from './fake-handlers';

/** Starts fakes of the gRPC servers of all services except one, on their usual ports. */
export async function startFakes(
  only: ServiceName,
  ports: Readonly<Record<ServiceName, ServicePorts>>,
  log: (line: string) => void,
): Promise<{ stop(): Promise<void> }> {
  const peers = Object.entries(protoServices).flatMap(([name, service]) => {
    const port = name === only ? undefined : ports[name as keyof typeof protoServices].grpc;
    return port === undefined ? [] : [{ name, service, port }];
  });
  const servers = await Promise.all(
    peers.map(({ service, port }) =>
      startGrpcServer({ port, protoFolder: PROTO_FOLDER, service, handlers: fakeHandlers() }),
    ),
  );
  log(`Using fakes of ${peers.map(({ name }) => name).join(', ')}`);
  return {
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

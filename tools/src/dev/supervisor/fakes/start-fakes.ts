import { PROTO_FOLDER, protoServices } from '@trackway/contracts';
import { startGrpcServer } from '@trackway/grpc';
import type { ServiceName, ServicePorts } from '../../start/services';
import { fakeHandlers } from './fake-handlers';

/** Stands in for the gRPC side of every service but one, on the ports where that one looks for them. */
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

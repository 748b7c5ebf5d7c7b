import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { temporaryFolder } from '@trackway/testkit';
import { Ports } from '../servers/ports';
import { innerServiceNames } from '../start/services';
import { servicePorts } from './service-ports';

function ports(): Ports {
  return new Ports(temporaryFolder());
}

describe('the ports of the services', () => {
  it('are all different, and the gateway has no gRPC port', async () => {
    const found = await servicePorts(ports(), undefined, () => undefined);

    const all = Object.values(found).flatMap(({ http, grpc }) => [http, grpc]);
    const taken = all.filter((port) => port !== undefined);
    const expected = 1 + 2 * innerServiceNames.length;
    expect(taken).toHaveLength(expected);
    expect(new Set(taken).size).toBe(expected);
    expect(found.gateway.grpc).toBeUndefined();
  });

  it('include the requested port of the gateway, or an error if it is in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;

    await expect(servicePorts(ports(), String(port), () => undefined)).rejects.toThrow(
      `Port ${port} (GATEWAY_PORT) is taken`,
    );
    server.close();
    await once(server, 'close');
    const { gateway } = await servicePorts(ports(), String(port), () => undefined);

    expect(gateway.http).toBe(port);
  });

  it('reject an invalid port', async () => {
    await expect(servicePorts(ports(), 'http', () => undefined)).rejects.toThrow(
      'GATEWAY_PORT=http is not a port number',
    );
  });
});

import { activityProto, PROTO_FOLDER, protoServices, type ServiceActivity } from '@trackway/contracts';
import { type GrpcServer, grpcTls, RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { type Caller, Lifecycle, runInContext } from '@trackway/runtime';
import { aCaller, quietLogger, tokensOf } from '@trackway/testkit';
import { activityHandlers, openPeerActivity } from '../src/grpc-activity';

const none: ServiceActivity = { outbox: null, delays: null };
const busy: ServiceActivity = {
  outbox: { waiting: 10_000, oldestAt: new Date('2026-01-02T03:04:05.678Z'), quarantined: 1 },
  delays: [{ topic: 'projects.events', seconds: 5 }],
};

describe('the activity of a peer service', () => {
  const lifecycle = new Lifecycle(quietLogger(), 1_000);
  const mine = aCaller();
  let server: GrpcServer;

  beforeAll(async () => {
    const rpc = new RpcHandlers({ tokens: tokensOf('forms'), logger: quietLogger() });
    const readActivity = async (frameId: string) => (frameId === mine.frameId ? busy : none);
    server = await startGrpcServer({
      port: 0,
      protoFolder: PROTO_FOLDER,
      service: protoServices.forms,
      handlers: {},
      others: [{ service: activityProto, handlers: activityHandlers(rpc, readActivity) }],
      reflection: true,
    });
  });
  afterAll(async () => {
    await lifecycle.stop();
    await server.stop();
  });

  function read(service: string, caller: Caller): Promise<ServiceActivity> {
    const identity = { tokens: tokensOf(service), tls: grpcTls(undefined) };
    const peers = openPeerActivity({ forms: `127.0.0.1:${server.port}` }, identity, lifecycle);
    const context = { requestId: 'r', correlationId: 'r', depth: 0, caller };
    return runInContext(context, () => peers.get('forms')?.() ?? Promise.reject(new Error('no peer')));
  }

  it('is that of the frame of the caller', async () => {
    expect(await read('projects', mine)).toEqual(busy);
    expect(await read('projects', aCaller())).toEqual(none);
  });

  it('is denied to other services', async () => {
    await expect(read('channels', mine)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

import { outboxProto, PROTO_FOLDER, protoServices } from '@trackway/contracts';
import { type GrpcServer, grpcTls, RpcHandlers, startGrpcServer } from '@trackway/grpc';
import { FakeQuarantineStore } from '@trackway/messaging';
import { type Caller, Lifecycle, runInContext } from '@trackway/runtime';
import { aCaller, quietLogger, tokensOf } from '@trackway/testkit';
import { openPeerQuarantines, quarantineHandlers } from '../src/grpc-quarantine';
import { makeQuarantine, type Quarantine } from '../src/quarantine';

const NOT_FOUND = { code: 'quarantined_event_model_not_found' };

describe('the quarantine of a peer service', () => {
  const lifecycle = new Lifecycle(quietLogger(), 1_000);
  const mine = aCaller();
  const store = new FakeQuarantineStore();
  let server: GrpcServer;

  beforeAll(async () => {
    const rpc = new RpcHandlers({ tokens: tokensOf('forms'), logger: quietLogger() });
    const quarantine = makeQuarantine({ source: 'forms', store: () => store, wakeRelay: () => undefined });
    server = await startGrpcServer({
      port: 0,
      protoFolder: PROTO_FOLDER,
      service: protoServices.forms,
      handlers: {},
      others: [{ service: outboxProto, handlers: quarantineHandlers(rpc, quarantine) }],
      reflection: true,
    });
  });
  afterAll(async () => {
    await lifecycle.stop();
    await server.stop();
  });

  function as<Result>(caller: Caller, work: (peer: Quarantine) => Promise<Result>, service = 'projects') {
    const identity = { tokens: tokensOf(service), tls: grpcTls(undefined) };
    const peers = openPeerQuarantines({ forms: `127.0.0.1:${server.port}` }, identity, lifecycle);
    const peer = peers.get('forms');
    const context = { requestId: 'r', correlationId: 'r', depth: 0, caller };
    return runInContext(context, () => (peer ? work(peer) : Promise.reject(new Error('no peer'))));
  }

  it('lists and replays the events of the frame of the caller, once', async () => {
    store.reject(mine.frameId, { topic: 't', key: 'k', value: '{"id":"e1","type":"x.v1"}' });
    const other = aCaller();

    const [event] = await as(mine, (peer) => peer.list(mine));
    const id = event?.id ?? '';

    expect(event).toEqual(await store.find(mine.frameId, id));
    expect(await as(other, (peer) => peer.list(other))).toEqual([]);
    await expect(as(other, (peer) => peer.replay(other, id))).rejects.toMatchObject(NOT_FOUND);
    expect(await as(mine, (peer) => peer.replay(mine, id))).toEqual(event);
    await expect(as(mine, (peer) => peer.replay(mine, id))).rejects.toMatchObject(NOT_FOUND);
    await expect(as(mine, (peer) => peer.discard(mine, id))).rejects.toMatchObject(NOT_FOUND);
    expect(store.outbox.map(({ key }) => key)).toEqual(['k', 'e1']);
  });

  it('is denied to other services', async () => {
    await expect(as(mine, (peer) => peer.list(mine), 'channels')).rejects.toMatchObject({ code: 'forbidden' });
  });
});

import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { assertReachable } from './assert-reachable';

const CLOSED = {
  postgresUrl: 'postgres://admin:secret@127.0.0.1:1/postgres',
  mongodbUrl: 'mongodb://127.0.0.1:1/?serverSelectionTimeoutMS=300',
};

describe('databases that cannot be used', () => {
  const sockets: Socket[] = [];
  /** Accepts connections and does not respond. */
  const silent = net.createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  let open: typeof CLOSED;

  beforeAll(async () => {
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    open = {
      postgresUrl: CLOSED.postgresUrl.replace(':1/', `:${port}/`),
      mongodbUrl: `mongodb://127.0.0.1:${port}/?serverSelectionTimeoutMS=300`,
    };
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  afterAll(() => void silent.close());

  it.each([
    ['this cell', 'POSTGRES_URL', () => ({ source: CLOSED, target: open })],
    ['the target cell', 'TARGET_POSTGRES_URL', () => ({ source: open, target: CLOSED })],
    ['the entry', 'ENTRY_POSTGRES_URL', () => ({ source: open, target: open, entryPostgresUrl: CLOSED.postgresUrl })],
  ])('are named with their setting: those of %s', async (cell, setting, servers) => {
    const rejected = expect(assertReachable(servers())).rejects;

    await rejected.toThrow(
      new RegExp(
        `^The database (projects|funnels|spreadsheets) of ${cell} cannot be used: connect ECONNREFUSED 127.0.0.1:1. ` +
          `Correct the address, login or certificate authority of ${setting}.$`,
      ),
    );
  });

  it('are named if they are of MongoDB', async () => {
    const servers = { source: open, target: { ...open, mongodbUrl: CLOSED.mongodbUrl } };

    await expect(assertReachable(servers)).rejects.toThrow(
      /^The database (forms|channels) of (the target|this) cell cannot be used: .* of (TARGET_)?MONGODB_URL\.$/,
    );
  });
});

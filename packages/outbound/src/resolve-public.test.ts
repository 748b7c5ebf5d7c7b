import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { resolvePublic } from './resolve-public';

const TYPES: Readonly<Record<number, Buffer>> = {
  1: Buffer.from([93, 184, 216, 34]),
  28: Buffer.from('20010db8000000000000000000000001', 'hex'),
};

/** A DNS server with one address of each family. It does not answer questions for names that begin with `silent`. */
async function dnsServer() {
  const socket = createSocket('udp4');
  socket.on('message', (query, { address, port }) => {
    if (query.includes('silent')) return;
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const data = TYPES[question.readUInt16BE(question.length - 4)] ?? Buffer.alloc(0);
    const head = Buffer.concat([query.subarray(0, 2), Buffer.from('81800001000100000000', 'hex')]);
    const answer = Buffer.from('c00c0000000100000e100000', 'hex');
    answer.writeUInt16BE(question.readUInt16BE(question.length - 4), 2);
    answer.writeUInt16BE(data.length, 10);
    socket.send(Buffer.concat([head, question, answer, data]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return socket;
}

describe('a name that a user has chosen', () => {
  it('has the addresses of both families, fails without an answer, and may be the own host', async () => {
    const server = await dnsServer();
    const resolve = resolvePublic({ servers: [`127.0.0.1:${server.address().port}`], tryMs: 50 });

    expect(await resolve('example.test')).toEqual([
      { address: '93.184.216.34', family: 4 },
      { address: '2001:db8::1', family: 6 },
    ]);
    await expect(resolve('silent.test')).rejects.toMatchObject({ code: 'ETIMEOUT' });
    for (const name of ['localhost', 'a.localhost.']) {
      expect(await resolve(name)).toEqual([{ address: '127.0.0.1', family: 4 }]);
    }
    server.close();
  });
});

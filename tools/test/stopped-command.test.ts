import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const MAIN = join(__dirname, '..', 'dist', 'ops', 'main.js');

describe('a command of operations that is stopped', () => {
  it('ends at once with a report', async () => {
    const silent = createServer();
    const connected = once(silent, 'connection');
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const env = {
      ...process.env,
      POSTGRES_URL: `postgres://ops:x@127.0.0.1:${port}/postgres`,
      MONGODB_URL: `mongodb://127.0.0.1:${port}/`,
    };
    const args = [MAIN, 'frame', 'count', '01938b5e-0000-7000-8000-00000000d3a0'];
    const command = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    const output = text(command.stdout);
    const [socket] = await connected;

    command.kill('SIGTERM');
    const [code] = await once(command, 'exit');

    expect(code).toBe(1);
    expect(JSON.parse(await output)).toMatchObject({
      ok: false,
      details: { error: expect.stringContaining('SIGTERM') },
    });
    socket.destroy();
    silent.close();
  });
});

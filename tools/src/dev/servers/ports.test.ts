import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '@trackway/testkit';
import { identify } from '../../process/process-identity';
import { ProcessLock } from '../../process/process-lock';
import { Ports } from './ports';

async function occupy(port = 0): Promise<{ port: number; server: Server }> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, server };
}

/** A folder in which another process has reserved the port. Nothing listens there yet. */
function reservedByOther(port: number): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, String(port)), JSON.stringify(identify(process.ppid)));
  return folder;
}

describe('the ports of a state folder', () => {
  it('are the same after a restart', async () => {
    const state = temporaryFolder();
    const first = await new Ports(state).take('kafka');

    expect(await new Ports(state).take('kafka')).toBe(first);
  });

  it('differ by name', async () => {
    const ports = new Ports(temporaryFolder());

    const taken = [await ports.take('kafka'), await ports.take('mongo'), await ports.take('postgres')];

    expect(new Set(taken).size).toBe(3);
  });

  it('change if another process uses them', async () => {
    const state = temporaryFolder();
    const first = await new Ports(state).take('kafka');
    const { server } = await occupy(first);

    const second = await new Ports(state).take('kafka');

    expect(second).not.toBe(first);
    server.close();
  });

  it('do not include a port that a system that is starting has reserved', async () => {
    const { port, server } = await occupy();
    server.close();
    await once(server, 'close');
    const ports = new Ports(temporaryFolder(), reservedByOther(port));

    expect(await ports.takeExactly(port)).toBe(false);
    expect(await ports.take('gateway', port)).not.toBe(port);
  });

  it('are reserved until the process exits', async () => {
    const folder = temporaryFolder();
    const port = await new Ports(temporaryFolder(), folder).take('gateway');
    const lock = new ProcessLock(join(folder, String(port)));

    expect(lock.owner()).toEqual(identify(process.pid));
  });

  it('include a preferred port only if it is free', async () => {
    const { port, server } = await occupy();

    expect(await new Ports(temporaryFolder()).take('gateway', port)).not.toBe(port);
    server.close();
    await once(server, 'close');
    expect(await new Ports(temporaryFolder()).take('gateway', port)).toBe(port);
  });
});

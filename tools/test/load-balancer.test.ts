import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTurns, type Turns } from '../src/trials/system/turns';

describe('connections by turns', () => {
  const servers: Server[] = [];
  let turns: Turns;

  async function server(name: string): Promise<number> {
    const one = createServer((_, response) => response.setHeader('connection', 'close').end(name));
    servers.push(one);
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
    return (one.address() as AddressInfo).port;
  }
  async function asked(times: number): Promise<string[]> {
    const names: string[] = [];
    for (let time = 0; time < times; time += 1) names.push(await (await fetch(turns.url)).text());
    return names;
  }

  beforeEach(async () => {
    turns = await startTurns(0);
  });
  afterEach(async () => {
    await turns.stop();
    for (const one of servers.splice(0)) one.close();
  });

  it('go to each of those that are in', async () => {
    turns.putIn(await server('a'));
    turns.putIn(await server('b'));

    expect(await asked(4)).toEqual(['a', 'b', 'a', 'b']);
  });

  it('skip replicas that were removed', async () => {
    const [a, b] = [await server('a'), await server('b')];
    turns.putIn(a);
    turns.putIn(b);
    turns.takeOut(a);

    expect(await asked(2)).toEqual(['b', 'b']);
  });

  it('go to another where one refuses', async () => {
    const a = await server('a');
    await new Promise((resolve) => servers.splice(0)[0]?.close(resolve));
    turns.putIn(a);
    turns.putIn(await server('b'));

    expect(await asked(3)).toEqual(['b', 'b', 'b']);
  });
});

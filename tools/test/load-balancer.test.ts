import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LoadBalancer, startLoadBalancer } from '../src/trials/system/load-balancer';

describe('a load balancer of connections', () => {
  const servers: Server[] = [];
  let balancer: LoadBalancer;

  async function server(name: string): Promise<number> {
    const one = createServer((_, response) => response.setHeader('connection', 'close').end(name));
    servers.push(one);
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
    return (one.address() as AddressInfo).port;
  }
  async function namesOf(times: number): Promise<string[]> {
    const names: string[] = [];
    for (let time = 0; time < times; time += 1) names.push(await (await fetch(balancer.url)).text());
    return names;
  }

  beforeEach(async () => {
    balancer = await startLoadBalancer(0);
  });
  afterEach(async () => {
    await balancer.stop();
    for (const one of servers.splice(0)) one.close();
  });

  it('distributes connections to all targets in turn', async () => {
    balancer.addTarget(await server('a'));
    balancer.addTarget(await server('b'));

    expect(await namesOf(4)).toEqual(['a', 'b', 'a', 'b']);
  });

  it('skips removed targets', async () => {
    const [a, b] = [await server('a'), await server('b')];
    balancer.addTarget(a);
    balancer.addTarget(b);
    balancer.removeTarget(a);

    expect(await namesOf(2)).toEqual(['b', 'b']);
  });

  it('uses another target if one refuses the connection', async () => {
    const a = await server('a');
    await new Promise((resolve) => servers.splice(0)[0]?.close(resolve));
    balancer.addTarget(a);
    balancer.addTarget(await server('b'));

    expect(await namesOf(3)).toEqual(['b', 'b', 'b']);
  });
});

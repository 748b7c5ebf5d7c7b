import { Agent, request } from 'node:http';
import { type Balancer, startBalancer } from '../support/balancer';
import { eventually } from '../support/eventually';
import { OwnGateway } from '../support/own-gateway';
import { somebody, tokenOf } from '../support/system';

/**
 * The whole exercise is FAULTS_REQUESTS=1000000 FAULTS_RESTARTS=50; less here, so that it ends while somebody waits for the
 * tests. Restarts go on as long as there are requests, and requests as long as there are restarts.
 */
const REQUESTS = Number(process.env['FAULTS_REQUESTS'] ?? 1_500);
const RESTARTS = Number(process.env['FAULTS_RESTARTS'] ?? 4);
const AT_ONCE = 8;
const EVERY_WRITE = 10;

describe(`${REQUESTS} requests while two gateways restart ${RESTARTS} times`, () => {
  let gateways: OwnGateway[];
  let balancer: Balancer;
  const token = tokenOf(somebody(), 86_400);

  beforeAll(async () => {
    gateways = [await OwnGateway.start(), await OwnGateway.start()];
    balancer = await startBalancer(gateways.map(({ port }) => port));
  }, 90_000);
  afterAll(async () => {
    await balancer.stop();
    await Promise.all(gateways.map((gateway) => gateway.stop()));
  });

  /** What became of one request; `200` where all is well. */
  function send(agent: Agent, n: number): Promise<string> {
    const isWrite = n % EVERY_WRITE === 0;
    const options = {
      agent,
      method: isWrite ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(isWrite ? { 'content-type': 'application/json' } : {}) },
    };
    const path = isWrite ? '/tags' : '/me';
    return new Promise((resolve) => {
      const sent = request(`${balancer.url}/api/management${path}`, options, (response) => {
        response.resume();
        response.on('error', ({ message }) => resolve(message));
        response.on('end', () => resolve(response.complete ? String(response.statusCode) : 'half an answer'));
      });
      sent.on('error', ({ message }) => resolve(message));
      sent.end(isWrite ? JSON.stringify({ name: `tag ${n}` }) : undefined);
    });
  }

  it('are all answered', async () => {
    const outcomes = new Map<string, number>();
    let sent = 0;
    let restarts = 0;

    const client = async (): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (sent < REQUESTS || restarts < RESTARTS) {
        sent += 1;
        const outcome = await send(agent, sent);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
      agent.destroy();
    };
    const roll = async (): Promise<void> => {
      while (restarts < RESTARTS) {
        const gateway = gateways[restarts % gateways.length];
        await gateway?.restart();
        await eventually(() => expect(balancer.serves(gateway?.port ?? 0)).toBe(true));
        restarts += 1;
      }
    };
    await Promise.all([...Array.from({ length: AT_ONCE }, client), roll()]);

    expect([...outcomes]).toEqual([['200', sent]]);
    expect(sent).toBeGreaterThanOrEqual(REQUESTS);
  }, 7_200_000);
});

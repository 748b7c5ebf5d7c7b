import { Agent, request } from 'node:http';
import { type Balancer, startBalancer } from '../support/balancer';
import { eventually } from '../support/eventually';
import { OwnGateway } from '../support/own-gateway';
import { type PlainService, startPlainService } from '../support/plain-service';
import { newIdentity, tokenOf } from '../support/system';

/**
 * The whole exercise is FAULTS_REQUESTS=1000000 FAULTS_RESTARTS=50 FAULTS_PLAIN_SERVICE=true: behind the gateways something
 * that only counts, so that a million fits into minutes. Less here and the real system, so that it ends in reasonable time. Restarts are spread over the requests, and requests go on as long as there are restarts to come.
 */
const REQUESTS = Number(process.env['FAULTS_REQUESTS'] ?? 1_500);
const RESTARTS = Number(process.env['FAULTS_RESTARTS'] ?? 4);
const PLAIN = process.env['FAULTS_PLAIN_SERVICE'] === 'true';
const AT_ONCE = 8;
const EVERY_WRITE = 10;

describe(`${REQUESTS} requests while two gateways restart ${RESTARTS} times`, () => {
  let gateways: OwnGateway[];
  let balancer: Balancer;
  let plain: PlainService | undefined;
  const token = tokenOf(newIdentity(), 86_400);

  beforeAll(async () => {
    plain = PLAIN ? await startPlainService() : undefined;
    const settings = plain ? { PROJECTS_URL: plain.url, KAFKA_BROKERS: '' } : {};
    gateways = [await OwnGateway.start(settings), await OwnGateway.start(settings)];
    balancer = await startBalancer(gateways);
  }, 90_000);
  afterAll(async () => {
    await balancer.stop();
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await plain?.stop();
  });

  /** The result of one request; `200` where all is well. */
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
        const due = (restarts / RESTARTS) * REQUESTS;
        await eventually(() => expect(sent).toBeGreaterThanOrEqual(due), 600_000);
        const gateway = gateways[restarts % gateways.length];
        await gateway?.restart();
        await eventually(() => expect(balancer.serves(gateway?.port ?? 0)).toBe(true));
        restarts += 1;
      }
    };
    await Promise.all([...Array.from({ length: AT_ONCE }, client), roll()]);

    expect([...outcomes]).toEqual([['200', sent]]);
    expect(sent).toBeGreaterThanOrEqual(REQUESTS);
    // Reads may have been tried once more, writes never.
    if (plain) expect(plain.writes).toBe(Math.floor(sent / EVERY_WRITE));
  }, 7_200_000);
});

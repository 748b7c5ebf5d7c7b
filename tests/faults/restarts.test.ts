import { Agent, request } from 'node:http';
import { AdditionalGateway } from '../support/additional-gateway';
import { type Balancer, startBalancer } from '../support/balancer';
import { eventually } from '../support/eventually';
import { type StubService, startStubService } from '../support/stub-service';
import { newIdentity, tokenOf } from '../support/system';

/**
 * The full size is FAULTS_REQUESTS=1000000 FAULTS_RESTARTS=50 FAULTS_PLAIN_SERVICE=true, which replaces the services by
 * a stub. The default is small and uses the real services. Restarts are spread evenly over the requests.
 */
const REQUESTS = Number(process.env['FAULTS_REQUESTS'] ?? 1_500);
const RESTARTS = Number(process.env['FAULTS_RESTARTS'] ?? 4);
const USES_STUB = process.env['FAULTS_PLAIN_SERVICE'] === 'true';
const CONCURRENCY = 8;
const WRITE_INTERVAL = 10;

describe(`${REQUESTS} requests while two gateways restart ${RESTARTS} times`, () => {
  let gateways: AdditionalGateway[];
  let balancer: Balancer;
  let stub: StubService | undefined;
  const token = tokenOf(newIdentity(), 86_400);

  beforeAll(async () => {
    stub = USES_STUB ? await startStubService() : undefined;
    const settings = stub ? { PROJECTS_URL: stub.url, KAFKA_BROKERS: '' } : {};
    gateways = [await AdditionalGateway.start(settings), await AdditionalGateway.start(settings)];
    balancer = await startBalancer(gateways);
  }, 90_000);
  afterAll(async () => {
    await balancer.stop();
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await stub?.stop();
  });

  /** The outcome of one request; `200` on success. */
  function send(agent: Agent, n: number): Promise<string> {
    const isWrite = n % WRITE_INTERVAL === 0;
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
        response.on('end', () => resolve(response.complete ? String(response.statusCode) : 'incomplete response'));
      });
      sent.on('error', ({ message }) => resolve(message));
      sent.end(isWrite ? JSON.stringify({ name: `tag ${n}` }) : undefined);
    });
  }

  it('all succeed', async () => {
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
    const restartInTurn = async (): Promise<void> => {
      while (restarts < RESTARTS) {
        const due = (restarts / RESTARTS) * REQUESTS;
        await eventually(() => expect(sent).toBeGreaterThanOrEqual(due), 600_000);
        const gateway = gateways[restarts % gateways.length];
        await gateway?.restart();
        await eventually(() => expect(balancer.serves(gateway?.port ?? 0)).toBe(true));
        restarts += 1;
      }
    };
    await Promise.all([...Array.from({ length: CONCURRENCY }, client), restartInTurn()]);

    expect([...outcomes]).toEqual([['200', sent]]);
    expect(sent).toBeGreaterThanOrEqual(REQUESTS);
    // Reads may be retried once, writes never.
    if (stub) expect(stub.writes).toBe(Math.floor(sent / WRITE_INTERVAL));
  }, 7_200_000);
});

import { topics } from '@trackway/contracts';
import { eventually } from '@trackway/testkit';
import { Client } from 'pg';
import type { FakeProjects } from './fake-projects';
import { type FunnelClient, funnelClient } from './funnel-client';
import { listen } from './listen';
import { type EventPublisher, eventPublisher } from './other-services-events';
import { type ScriptedReceiver, startReceiver } from './scripted-receiver';
import { sharedFunnels, type startFunnelsAndProjects, type TestFunnels } from './start-funnels';

/** A webhook in the format of the API. */
export interface Shown {
  readonly id: string;
  readonly active: boolean;
  readonly disabled_reason: string | null;
  readonly notice: string | null;
  readonly failing_since: string | null;
  readonly waiting_count: number;
}

export interface ShownDelivery {
  readonly id: string;
  readonly event_id: string;
  readonly kind: string;
  readonly status: string;
  readonly failures: number;
  readonly payload: string;
  readonly attempts: readonly { verdict: string; response: { status: number; body: string } | null }[];
}

/** The service, shared by default, and a receiver with configurable responses, created for each test. */
export class WebhookFixture {
  projects!: FakeProjects;
  service!: TestFunnels;
  port!: number;
  superuser!: Client;
  receiver!: ScriptedReceiver;
  client!: FunnelClient;
  publish!: EventPublisher;
  project!: string;
  private bus!: Awaited<ReturnType<typeof listen>>['bus'];
  private stopService!: () => Promise<void>;

  constructor(private readonly startService: typeof startFunnelsAndProjects = sharedFunnels) {}

  async start(): Promise<void> {
    ({ service: this.service, projects: this.projects, stop: this.stopService } = await this.startService());
    this.port = this.service.httpPort;
    ({ bus: this.bus } = await listen(this.service.config.TOPIC_PREFIX, [topics.history, topics.channelsInbound]));
    this.superuser = new Client({ connectionString: this.service.database.superuserUrl });
    await this.superuser.connect();
  }

  async beforeTest(): Promise<void> {
    this.receiver = await startReceiver();
    this.client = funnelClient(this.port);
    this.publish = eventPublisher(this.bus, this.client.caller.frameId);
    this.project = this.projects.addProject(this.client.caller.frameId);
  }

  async afterTest(): Promise<void> {
    for (const { id } of await this.client.get<Shown[]>('webhooks', 'GET', 'webhooks')) {
      await this.client.send('DELETE', `webhooks/${id}`);
    }
    await this.receiver.stop();
  }

  async stop(): Promise<void> {
    await this.superuser.end();
    await this.bus.stop();
    await this.stopService();
  }

  webhook = async (fields: Record<string, unknown> = {}) => {
    const body = { name: 'World', url: this.receiver.url, kinds: ['*'], ...fields };
    const response = await this.client.send('POST', 'webhooks', body);
    expect(response).toMatchObject({ status: 200 });
    return { id: response.body['webhook'].id as string, secret: response.body['secret'] as string };
  };

  read = (id: string) => this.client.get<Shown>('webhook', 'GET', `webhooks/${id}`);
  logOf = (id: string, query = '') =>
    this.client.get<ShownDelivery[]>('deliveries', 'GET', `webhooks/${id}/deliveries${query}`);
  untilReceived = (count: number) => eventually(() => expect(this.receiver.received).toHaveLength(count));
  idsOf = (subject: string) => this.receiver.received.filter((one) => one.subject === subject).map(({ id }) => id);

  /** Makes all waiting partitions due. */
  makeDue = async (id: string): Promise<void> => {
    await this.superuser.query('UPDATE webhook_lanes SET ready_at = now() WHERE webhook_id = $1', [id]);
  };
}

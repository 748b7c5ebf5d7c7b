import { type Api, apiOf } from '../support/api';
import { aChannel, post, secretOf, signed, startReceiver, type TestChannel } from '../support/channels';
import { eventually } from '../support/eventually';
import { signalTo } from '../support/servers';

/** The full size is 20,000. The default is small. */
const MESSAGES = Number(process.env['FAULTS_MESSAGES'] ?? 250);
const CHANNELS = 25;
const CONCURRENCY = 16;
const KAFKA_OUTAGE_MS = 4_000;
const START = Date.parse('2026-01-01T00:00:00.000Z');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface ChannelSetup {
  readonly channel: TestChannel;
  readonly project: string;
  readonly secret: string;
}

/** The message with index n. Times are not in order, so that the oldest message is rarely the first. */
function messageOf(channels: readonly ChannelSetup[], n: number) {
  const channel = channels[n % channels.length];
  if (!channel) throw new Error('There are no channels.');
  const at = START + ((n * 7_919) % MESSAGES) * 1_000;
  const body = {
    message: `Message ${n}`,
    external_id: `m-${n}`,
    sender: { id: 'ana' },
    project_id: channel.project,
    sent_at: new Date(at).toISOString(),
  };
  return { channel, body };
}

/** Retries like a connector after network errors, 408, 429 and 5xx, until the message is acknowledged. */
async function deliver({ channel, secret }: ChannelSetup, body: object): Promise<number> {
  for (let attempts = 1; ; attempts += 1) {
    const status = await post(channel.external_ref, body, signed(secret, body)).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return attempts;
    if (status !== 0 && status !== 408 && status !== 429 && status < 500) throw new Error(`Rejected with ${status}.`);
    await pause(Math.min(100 * attempts, 1_000));
  }
}

describe(`${MESSAGES} messages over ${CHANNELS} channels`, () => {
  let api: Api;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let channels: ChannelSetup[];

  beforeAll(async () => {
    api = apiOf();
    receiver = await startReceiver();
    channels = await Promise.all(
      Array.from({ length: CHANNELS }, async (_, index) => {
        const channel = await aChannel(api, { name: `Line ${index}`, settings: { delivery_url: receiver.url } });
        const { body } = await api.send('POST', '/projects', { name: `Project ${index}` });
        return { channel, project: body.project.id, secret: await secretOf(api, channel) };
      }),
    );
  }, 120_000);
  afterAll(() => receiver.stop());

  async function externalIds(channel: TestChannel): Promise<string[]> {
    const ids: string[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await eventually(async () => {
        const response = await api.get(`/channels/${channel.id}/media-items?perPage=100&page=${page}`);
        // A killed process may not have restarted yet.
        expect(response.status).toBe(200);
        return response;
      });
      ids.push(...body.media_items.map(({ external_id }: { external_id: string }) => external_id));
      if (page >= body.meta.last_page) return ids;
    }
  }

  async function awaitingOf(project: string): Promise<string | null> {
    const { body } = await api.get(`/conversations?filter[project]=${project}`);
    return body.conversations[0].awaiting_reply_since;
  }

  /** Whether a search finds the project by this time. */
  async function found(project: string, since: string): Promise<boolean> {
    const filters = [
      { field: 'id', operator: 'equals', value: project },
      { field: 'channel_awaiting_reply_since', operator: 'equals', value: since },
    ];
    return (await api.send('POST', '/projects/search', { filters })).body.meta?.total === 1;
  }

  async function injectFaults(progress: () => number): Promise<void> {
    const reached = async (share: number) => {
      while (progress() < MESSAGES * share) await pause(50);
    };
    await reached(0.15);
    signalTo('kafka', 'SIGSTOP');
    await reached(0.3);
    signalTo('channels', 'SIGKILL');
    await pause(KAFKA_OUTAGE_MS);
    signalTo('kafka', 'SIGCONT');
    await reached(0.5);
    signalTo('mongo', 'SIGKILL');
    await reached(0.75);
    signalTo('channels', 'SIGKILL');
  }

  it('are stored once each, while Kafka is suspended and the database and the service are killed', async () => {
    let next = 0;
    const attempts: number[] = [];
    const connector = async () => {
      for (let n = next++; n < MESSAGES; n = next++) {
        const { channel, body } = messageOf(channels, n);
        attempts.push(await deliver(channel, body));
        if (n % 5 === 0) await deliver(channel, body);
      }
    };
    const startedAt = Date.now();
    await Promise.all([injectFaults(() => next), ...Array.from({ length: CONCURRENCY }, connector)]);
    const seconds = (Date.now() - startedAt) / 1_000;

    const stored = await Promise.all(channels.map(({ channel }) => externalIds(channel)));
    const perSecond = (MESSAGES / seconds).toFixed(0);
    const retried = attempts.filter((count) => count > 1).length;
    process.stdout.write(`${MESSAGES} messages in ${seconds.toFixed(1)} s (${perSecond}/s), ${retried} retried\n`);
    expect(stored.flat().length).toBe(MESSAGES);
    expect(new Set(stored.flat()).size).toBe(MESSAGES);
  }, 3_600_000);

  it('set the time since which each project awaits a reply', async () => {
    const expected = new Map<string, number>();
    for (let n = 0; n < MESSAGES; n += 1) {
      const { channel, body } = messageOf(channels, n);
      const at = Date.parse(body.sent_at);
      expected.set(channel.project, Math.min(expected.get(channel.project) ?? at, at));
    }

    for (const { project } of channels) {
      const since = new Date(expected.get(project) ?? 0).toISOString();
      await eventually(async () => {
        expect({ project, since: await awaitingOf(project) }).toEqual({ project, since });
        expect({ project, found: await found(project, since) }).toEqual({ project, found: true });
      }, 120_000);
    }
  }, 240_000);

  it('clear that time on a reply, until the next message', async () => {
    const [responded, retried] = channels;
    if (!responded || !retried) throw new Error('There are no channels.');
    for (const { channel, project } of [responded, retried]) {
      await api.send('POST', `/channels/${channel.id}/messages`, { project_id: project, message: 'We come' });
    }
    await deliver(retried, { message: 'Thank you', external_id: 'last', sender: { id: 'ana' } });

    expect(await awaitingOf(responded.project)).toBeNull();
    const since = await awaitingOf(retried.project);
    expect(Date.parse(since ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await eventually(async () => {
      expect(await found(retried.project, since ?? '')).toBe(true);
      expect(receiver.received.filter(({ data }) => data.message === 'We come')).toHaveLength(2);
    }, 60_000);
  }, 120_000);
});

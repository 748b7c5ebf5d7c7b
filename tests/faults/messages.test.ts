import { type Api, apiOf } from '../support/api';
import { aChannel, post, secretOf, signed, startReceiver, type TestChannel } from '../support/channels';
import { eventually } from '../support/eventually';
import { signalTo } from '../support/servers';

/** 20,000 for the whole exercise; fewer, so that it ends in reasonable time. */
const MESSAGES = Number(process.env['FAULTS_MESSAGES'] ?? 500);
const CHANNELS = 50;
const AT_ONCE = 16;
const KAFKA_AWAY_MS = 4_000;
const START = Date.parse('2026-01-01T00:00:00.000Z');
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Line {
  readonly channel: TestChannel;
  readonly project: string;
  readonly secret: string;
}

/** The n-th message of all. Times go to and fro, so that the oldest is seldom the first to come. */
function messageOf(lines: readonly Line[], n: number) {
  const line = lines[n % lines.length];
  if (!line) throw new Error('There are no channels.');
  const at = START + ((n * 7_919) % MESSAGES) * 1_000;
  const body = {
    message: `Message ${n}`,
    external_id: `m-${n}`,
    sender: { id: 'ana' },
    project_id: line.project,
    sent_at: new Date(at).toISOString(),
  };
  return { line, body };
}

/** As a connector does: again after faults of the network, 408, 429 and 5xx, until it is acknowledged. */
async function deliver({ channel, secret }: Line, body: object): Promise<number> {
  for (let attempts = 1; ; attempts += 1) {
    const status = await post(channel.external_ref, body, signed(secret, body)).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return attempts;
    if (status !== 0 && status !== 408 && status !== 429 && status < 500) throw new Error(`Refused with ${status}.`);
    await pause(Math.min(100 * attempts, 1_000));
  }
}

describe(`${MESSAGES} messages over ${CHANNELS} channels`, () => {
  let api: Api;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let lines: Line[];

  beforeAll(async () => {
    api = apiOf();
    receiver = await startReceiver();
    lines = await Promise.all(
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
        const answer = await api.get(`/channels/${channel.id}/media-items?perPage=100&page=${page}`);
        // What was killed may still be coming back.
        expect(answer.status).toBe(200);
        return answer;
      });
      ids.push(...body.media_items.map(({ external_id }: { external_id: string }) => external_id));
      if (page >= body.meta.last_page) return ids;
    }
  }

  async function awaitingOf(project: string): Promise<string | null> {
    const { body } = await api.get(`/conversations?filter[project]=${project}`);
    return body.conversations[0].awaiting_reply_since;
  }

  /** The projects that a search finds to have waited for exactly this long. */
  async function found(project: string, since: string): Promise<boolean> {
    const filters = [
      { field: 'id', operator: 'equals', value: project },
      { field: 'channel_awaiting_reply_since', operator: 'equals', value: since },
    ];
    return (await api.send('POST', '/projects/search', { filters })).body.meta?.total === 1;
  }

  async function faults(progress: () => number): Promise<void> {
    const reached = async (share: number) => {
      while (progress() < MESSAGES * share) await pause(50);
    };
    await reached(0.15);
    signalTo('kafka', 'SIGSTOP');
    await reached(0.3);
    signalTo('channels', 'SIGKILL');
    await pause(KAFKA_AWAY_MS);
    signalTo('kafka', 'SIGCONT');
    await reached(0.5);
    signalTo('mongo', 'SIGKILL');
    await reached(0.75);
    signalTo('channels', 'SIGKILL');
  }

  it('are there once each, while Kafka stands still and the database and the service are killed', async () => {
    let next = 0;
    const attempts: number[] = [];
    const connector = async () => {
      for (let n = next++; n < MESSAGES; n = next++) {
        const { line, body } = messageOf(lines, n);
        attempts.push(await deliver(line, body));
        if (n % 5 === 0) await deliver(line, body);
      }
    };
    const began = Date.now();
    await Promise.all([faults(() => next), ...Array.from({ length: AT_ONCE }, connector)]);
    const seconds = (Date.now() - began) / 1_000;

    const kept = await Promise.all(lines.map(({ channel }) => externalIds(channel)));
    const perSecond = (MESSAGES / seconds).toFixed(0);
    const again = attempts.filter((count) => count > 1).length;
    process.stdout.write(`${MESSAGES} messages in ${seconds.toFixed(1)} s (${perSecond}/s), ${again} tried again\n`);
    expect(kept.flat().length).toBe(MESSAGES);
    expect(new Set(kept.flat()).size).toBe(MESSAGES);
  }, 3_600_000);

  it('leave each project waiting since when their sequence says', async () => {
    const expected = new Map<string, number>();
    for (let n = 0; n < MESSAGES; n += 1) {
      const { line, body } = messageOf(lines, n);
      const at = Date.parse(body.sent_at);
      expected.set(line.project, Math.min(expected.get(line.project) ?? at, at));
    }

    for (const { project } of lines) {
      const since = new Date(expected.get(project) ?? 0).toISOString();
      await eventually(async () => {
        expect({ project, since: await awaitingOf(project) }).toEqual({ project, since });
        expect({ project, found: await found(project, since) }).toEqual({ project, found: true });
      }, 120_000);
    }
  }, 240_000);

  it('wait no longer after a reply, until the next one comes', async () => {
    const [answered, again] = lines;
    if (!answered || !again) throw new Error('There are no channels.');
    for (const { channel, project } of [answered, again]) {
      await api.send('POST', `/channels/${channel.id}/messages`, { project_id: project, message: 'We come' });
    }
    await deliver(again, { message: 'Thank you', external_id: 'last', sender: { id: 'ana' } });

    expect(await awaitingOf(answered.project)).toBeNull();
    const since = await awaitingOf(again.project);
    expect(Date.parse(since ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await eventually(async () => {
      expect(await found(again.project, since ?? '')).toBe(true);
      expect(receiver.taken.filter(({ data }) => data.message === 'We come')).toHaveLength(2);
    }, 60_000);
  }, 120_000);
});

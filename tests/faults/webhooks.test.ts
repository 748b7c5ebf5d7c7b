import { apiOf } from '../support/api';
import { eventually } from '../support/eventually';
import { killService } from '../support/processes';
import { startReceiver } from '../support/webhook-receiver';

const PROJECTS = 10;
const CHANGES = 20;
const KILLS = 2;

it('delivers the events of each project in order and with stable ids while funnels is killed', async () => {
  const api = apiOf();
  const receiver = await startReceiver();
  const body = { name: 'Receiver', url: receiver.url, kinds: ['project.created', 'project.updated'] };
  const { webhook } = (await api.send('POST', '/webhooks', body)).body;
  const projects: string[] = [];
  for (let index = 0; index < PROJECTS; index += 1) {
    projects.push((await api.send('POST', '/projects', { name: `Roof ${index}` })).body.project.id);
  }

  for (let budget = 1; budget <= CHANGES; budget += 1) {
    for (const id of projects) await api.send('PATCH', `/projects/${id}`, { budget });
    const isTurn = budget % Math.floor(CHANGES / (KILLS + 1)) === 0 && budget < CHANGES;
    // Earlier deliveries are pending. The service may not have restarted since the last kill.
    if (isTurn) await eventually(() => killService('funnels'), 60_000);
  }

  await eventually(async () => {
    const events = new Set(receiver.received.map(({ event }) => event.id));
    expect(events.size).toBe(PROJECTS * (CHANGES + 1));
    expect((await api.get(`/webhooks/${webhook.id}`)).body.webhook).toMatchObject({ waiting_count: 0 });
  }, 200_000);
  for (const id of projects) {
    const once = new Map<string, unknown>();
    for (const { event } of receiver.received.filter(({ event: { subject } }) => subject === id)) {
      const changes = event.data['changes'] as { field: string; to: unknown }[];
      if (!once.has(event.id)) once.set(event.id, changes.find(({ field }) => field === 'budget')?.to);
    }
    const budgets = [...once.values()].slice(1);
    expect(budgets).toEqual(Array.from({ length: CHANGES }, (_, index) => index + 1));
  }
  for (const { headers, event } of receiver.received) expect(headers['webhook-id']).toBe(event.id);
  await receiver.stop();
}, 300_000);

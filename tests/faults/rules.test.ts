import { isDeepStrictEqual } from 'node:util';
import { type Api, apiOf } from '../support/api';
import { eventually } from '../support/eventually';
import { killService } from '../support/processes';
import { readRuleEffects } from '../support/rule-effects';

/** RULE_RUNS=5000 RULE_KILLS=20 is the full size. The default is small. */
const PROJECTS = Number(process.env['RULE_RUNS'] ?? 60);
/** Kills of the funnels service, and of its peer services. */
const KILLS = Number(process.env['RULE_KILLS'] ?? 2);
const PEERS = ['projects', 'forms'];
const KILLED = Array.from({ length: KILLS }, (_, turn) => ['funnels', PEERS[turn % PEERS.length] ?? '']).flat();
const CONCURRENCY = 8;
const TIMEOUT_MS = Math.max(600_000, PROJECTS * 1_000);

/** Expected effects on each project: one run with all actions, each with one effect. */
const effectsOf = (offer: string) => ({
  runs: [{ status: 'succeeded', actions: ['set_field', 'add_tag', 'attach_form', 'move'] }],
  stepId: offer,
  impact: 7,
  tags: 1,
  looseForms: 1,
  // One for the field, one for the tag.
  lines: { 'project.updated': 2, 'form.attached': 1, 'funnel.moved': 1, 'assistant.succeeded': 1 },
});

/** Repeats the request while the service is unavailable. */
async function enter(api: Api, funnel: string, project: string): Promise<void> {
  await eventually(async () => {
    const { status } = await api.send('POST', `/funnels/${funnel}/projects/${project}`, {});
    expect([200, 409]).toContain(status);
  }, 60_000);
}

async function create(api: Api): Promise<string> {
  return await eventually(async () => {
    const { status, body } = await api.send('POST', '/projects', { name: 'Roof' });
    expect(status).toBe(200);
    return body.project.id as string;
  }, 60_000);
}

async function runConcurrently<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<void>) {
  const left = items.entries();
  const workers = Array.from({ length: CONCURRENCY }, async () => {
    for (const [index, item] of left) await work(item, index);
  });
  await Promise.all(workers);
}

it(
  'runs every rule once, each action with one effect, while services are killed in turn',
  async () => {
    const api = apiOf();
    const { funnel } = (
      await api.send('POST', '/funnels', { name: 'Sales', steps: [{ name: 'Contact' }, { name: 'Offer' }] })
    ).body;
    const [contact, offer] = funnel.steps.map(({ id }: { id: string }) => id);
    const tag = (await api.send('POST', '/tags', { name: 'seen' })).body.tag;
    const form = (await api.send('POST', '/forms', { title: 'Survey', fields: [{ label: 'Area', type: 'number' }] }))
      .body.form;
    await api.send('POST', `/steps/${contact}/assistants`, {
      name: 'Welcome',
      trigger: { type: 'entered' },
      actions: [
        { type: 'set_field', field: 'impact', value: 7 },
        { type: 'add_tag', tag_id: tag.id },
        { type: 'attach_form', form_id: form.id },
        { type: 'move', step_id: offer },
      ],
    });
    const projects: string[] = [];
    await runConcurrently(Array.from({ length: PROJECTS }), async () => void projects.push(await create(api)));

    const every = Math.max(1, Math.floor(PROJECTS / KILLED.length));
    await runConcurrently(projects, async (project, index) => {
      const killed = index % every === every - 1 ? KILLED[Math.floor(index / every)] : undefined;
      // The previous process may not have restarted yet.
      if (killed) await eventually(() => killService(killed), 60_000);
      await enter(api, funnel.id, project);
    });
    await eventually(async () => {
      const { body } = await api.get(`/steps/${contact}/assistants/execution-logs?perPage=1`);
      expect(body.meta.total).toBe(PROJECTS);
    }, TIMEOUT_MS / 2);

    await eventually(async () => {
      const effects = await readRuleEffects(api.identity.frameId);
      const wrong = [...effects].filter(([, ofProject]) => !isDeepStrictEqual(ofProject, effectsOf(offer)));
      expect(effects.size).toBe(PROJECTS);
      expect({ count: wrong.length, first: wrong[0]?.[1] }).toEqual({ count: 0, first: undefined });
    }, 120_000);
  },
  TIMEOUT_MS,
);

import { type Api, apiOf } from '../support/api';
import { eventually } from '../support/eventually';
import { killService } from '../support/processes';

/** RULE_RUNS=5000 RULE_KILLS=20 is the full size; this one shows that the way is right. */
const PROJECTS = Number(process.env['RULE_RUNS'] ?? 60);
const KILLS = Number(process.env['RULE_KILLS'] ?? 5);
const KILLED = ['funnels', 'projects', 'funnels', 'forms'];
const SIDE_BY_SIDE = 4;
const LONGEST_MS = Math.max(600_000, PROJECTS * 1_000);

interface Log {
  readonly id: string;
  readonly project_id: string;
  readonly status: string;
  readonly steps: readonly { action: string; status: string }[];
}

/** Enters although the service may be away for a moment. */
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

async function sideBySide<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<void>) {
  const left = items.entries();
  const workers = Array.from({ length: SIDE_BY_SIDE }, async () => {
    for (const [index, item] of left) await work(item, index);
  });
  await Promise.all(workers);
}

async function allLogs(api: Api, step: string): Promise<Log[]> {
  const logs: Log[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await api.get(`/steps/${step}/assistants/execution-logs?perPage=100&page=${page}`);
    logs.push(...body.execution_logs);
    // One that comes in meanwhile pushes others to the next page.
    if (page >= body.meta.last_page) return [...new Map(logs.map((log) => [log.id, log])).values()];
  }
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
    await sideBySide(Array.from({ length: PROJECTS }), async () => void projects.push(await create(api)));

    const every = Math.floor(PROJECTS / KILLS);
    await sideBySide(projects, async (project, index) => {
      const turn = Math.floor(index / every);
      const killed = index % every === every - 1 && turn < KILLS ? KILLED[turn % KILLED.length] : undefined;
      // The one before may still be on its way back.
      if (killed) await eventually(() => killService(killed), 60_000);
      await enter(api, funnel.id, project);
    });

    await eventually(async () => {
      const { body } = await api.get(`/steps/${contact}/assistants/execution-logs?perPage=1`);
      expect(body.meta.total).toBe(PROJECTS);
    }, LONGEST_MS / 2);
    const logs = await eventually(() => allLogs(api, contact), 60_000);
    expect(logs.filter(({ status }) => status !== 'succeeded')).toEqual([]);
    expect(new Set(logs.map(({ project_id }) => project_id)).size).toBe(PROJECTS);
    for (const { steps } of logs) {
      expect(steps.map(({ action }) => action)).toEqual(['set_field', 'add_tag', 'attach_form', 'move']);
    }
    await sideBySide(projects, async (project) => {
      // The last that was killed may still be on its way back.
      await eventually(async () => {
        const loose = await api.get(`/projects/${project}/loose-forms`);
        const place = await api.get(`/funnels/${funnel.id}/projects/${project}`);
        expect({ loose: loose.body.loose_forms?.length, step: place.body.assignment?.step_id }).toEqual({
          loose: 1,
          step: offer,
        });
      }, 60_000);
      const effects = await eventually(async () => {
        const { body } = await api.get(`/projects/${project}/history?perPage=100`);
        const byRule = body.history.filter(({ actor }: { actor: { kind: string } }) => actor.kind === 'assistant');
        const actions = byRule.map(({ action }: { action: string }) => action);
        expect(actions).toContain('assistant.succeeded');
        return actions.filter((action: string) => action === 'project.updated' || action === 'funnel.moved');
      }, 60_000);
      // One for the field, one for the tag, one for the move.
      expect(effects.sort()).toEqual(['funnel.moved', 'project.updated', 'project.updated']);
    });
  },
  LONGEST_MS,
);

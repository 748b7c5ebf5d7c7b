import { type Api, apiOf } from '../support/api';
import { elapseWaits } from '../support/elapse-waits';
import { eventually } from '../support/eventually';
import { killService } from '../support/processes';

interface Run {
  readonly id: string;
  readonly status: string;
  readonly steps: readonly { readonly path: string }[];
}

const setImpact = (value: unknown) => ({ type: 'set_field', field: 'impact', value });

describe('rules that wait and repeat while their service is killed', () => {
  let api: Api;
  let funnel: { id: string; steps: { id: string }[] };
  let project: { id: string };

  beforeEach(async () => {
    api = apiOf();
    const steps = [{ name: 'Contact' }, { name: 'Offer' }];
    funnel = (await api.send('POST', '/funnels', { name: 'Sales', steps })).body.funnel;
    project = (await api.send('POST', '/projects', { name: 'Roof', budget: 500 })).body.project;
  });

  const child = async () =>
    (await api.send('POST', '/projects', { name: 'Part', parent_id: project.id })).body.project.id as string;
  const enter = () => api.send('POST', `/funnels/${funnel.id}/projects/${project.id}`, {});
  const read = async (id: string) => (await api.get(`/projects/${id}`)).body.project;

  /** The number of changes of a project that automations have made. */
  async function changesByRules(id: string): Promise<number> {
    const { history } = await eventually(async () => {
      const { status, body } = await api.get(`/projects/${id}/history?perPage=100`);
      expect(status).toBe(200);
      return body;
    });
    const isChange = ({ actor, action }: { actor: { kind: string }; action: string }) =>
      actor.kind === 'automation' && action === 'project.updated';
    return history.filter(isChange).length;
  }

  async function create(actions: readonly object[], fields: object = {}): Promise<string> {
    const trigger = { type: 'entered', step_id: funnel.steps[0]?.id };
    const { status, body } = await api.send('POST', '/automations', { name: 'Flow', trigger, actions, ...fields });
    expect({ status, body }).toMatchObject({ status: 200 });
    return body.automation.id;
  }

  async function runOf(id: string, expected: object): Promise<Run> {
    return await eventually(async () => {
      const { runs } = (await api.get(`/automations/${id}/runs`)).body;
      expect(runs).toMatchObject([expected]);
      return runs[0];
    }, 60_000);
  }

  it('keep a wait and its version when the service is killed, and act once', async () => {
    const id = await create([setImpact(10), { type: 'wait', for: 86_400 }, setImpact(20)]);
    await enter();
    await runOf(id, { status: 'waiting', waiting: { path: '1', reason: 'time' } });
    await api.send('PATCH', `/automations/${id}`, { actions: [setImpact(99)] });

    await killService('funnels');
    await elapseWaits(api.identity.frameId, 86_400);

    await runOf(id, { status: 'succeeded', rule_version: 1 });
    expect((await read(project.id)).impact).toBe(20);
    expect(await changesByRules(project.id)).toBe(2);
  }, 120_000);

  it('act once on each item when the service is killed in a loop', async () => {
    const children: string[] = [];
    for (let count = 0; count < 12; count += 1) children.push(await child());
    const id = await create([
      { type: 'for_each', name: 'part', over: 'children', actions: [setDescription('No. {{part.number}}')] },
    ]);

    await enter();
    await eventually(async () => {
      const texts = await Promise.all(children.slice(0, 2).map(async (one) => (await read(one)).description));
      expect(texts.some((text) => text?.startsWith('No. '))).toBe(true);
    }, 60_000);
    await killService('funnels');

    const run = await runOf(id, { status: 'succeeded' });
    expect(run.steps).toHaveLength(1 + children.length);
    for (const one of children) expect(await changesByRules(one)).toBe(1);
  }, 120_000);
});

function setDescription(value: string) {
  return { type: 'set_field', field: 'description', value };
}

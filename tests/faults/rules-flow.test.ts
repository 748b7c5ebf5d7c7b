import { elapseWaits } from '../support/elapse-waits';
import { eventually } from '../support/eventually';
import { killService } from '../support/processes';
import { openRuleFlow, type RuleFlow, setDescription, setImpact } from '../support/rule-flow';

describe('rules that wait and repeat while their service is killed', () => {
  let flow: RuleFlow;

  beforeEach(async () => {
    flow = await openRuleFlow();
  });

  /** The number of changes of a project that automations have made. */
  async function changesByRules(id: string): Promise<number> {
    const { history } = await eventually(async () => {
      const { status, body } = await flow.api.get(`/projects/${id}/history?perPage=100`);
      expect(status).toBe(200);
      return body;
    });
    const isChange = ({ actor, action }: { actor: { kind: string }; action: string }) =>
      actor.kind === 'automation' && action === 'project.updated';
    return history.filter(isChange).length;
  }

  it('keep a wait and its version when the service is killed, and act once', async () => {
    const id = await flow.create([setImpact(10), { type: 'wait', for: 86_400 }, setImpact(20)]);
    await flow.enter();
    await flow.runOf(id, { status: 'waiting', waiting: { path: '1', reason: 'time' } });
    await flow.api.send('PATCH', `/automations/${id}`, { actions: [setImpact(99)] });

    await killService('funnels');
    await elapseWaits(flow.api.identity.frameId, 86_400);

    await flow.runOf(id, { status: 'succeeded', rule_version: 1 });
    expect((await flow.read(flow.project.id)).impact).toBe(20);
    expect(await changesByRules(flow.project.id)).toBe(2);
  }, 120_000);

  it('act once on each item when the service is killed in a loop', async () => {
    const children: string[] = [];
    for (let count = 0; count < 12; count += 1) children.push(await flow.child());
    const id = await flow.create([
      { type: 'for_each', name: 'part', over: 'children', actions: [setDescription('No. {{part.number}}')] },
    ]);

    await flow.enter();
    await eventually(async () => {
      const texts = await Promise.all(children.slice(0, 2).map(async (one) => (await flow.read(one)).description));
      expect(texts.some((text) => text?.startsWith('No. '))).toBe(true);
    }, 60_000);
    await killService('funnels');

    const run = await flow.runOf(id, { status: 'succeeded' });
    expect(run.steps).toHaveLength(1 + children.length);
    for (const one of children) expect(await changesByRules(one)).toBe(1);
  }, 120_000);
});

import { apiOf } from './support/api';
import { eventually } from './support/eventually';
import { openRuleFlow, setImpact } from './support/rule-flow';
import { startReceiver } from './support/webhook-receiver';

describe('the first cause of a chain', () => {
  it('is the same in the history, runs, deliveries and events that a request causes', async () => {
    const flow = await openRuleFlow();
    const { api, project } = flow;
    const receiver = await startReceiver();
    const hook = { name: 'ERP', url: receiver.url, kinds: ['funnel.entered', 'project.updated'] };
    const { webhook } = (await api.send('POST', '/webhooks', hook)).body;
    const rule = await flow.create([setImpact(9)], { trigger: { type: 'event', event: 'funnel.entered' } });
    const { next } = (await api.get('/events?after=latest')).body;

    await flow.enter();

    await flow.runOf(rule, { status: 'succeeded' });
    const run = (await api.get(`/automations/${rule}/runs`)).body.runs[0];
    const causes = await eventually(async () => {
      const { history } = (await api.get(`/projects/${project.id}/history`)).body;
      const { deliveries } = (await api.get(`/webhooks/${webhook.id}/deliveries`)).body;
      const { events } = (await api.get(`/events?after=${next}&kinds=funnel.entered,project.updated`)).body;
      const entered = history.find(({ action }: { action: string }) => action === 'funnel.entered');
      expect(run.causation_id).toBe(entered.id);
      expect([deliveries.length, events.length]).toEqual([2, 2]);
      const updated = deliveries.find(({ kind }: { kind: string }) => kind === 'project.updated');
      expect(updated.causation_id).toBe(run.id);
      return [
        entered.correlation_id,
        ...deliveries.map((one: { correlation_id: string }) => one.correlation_id),
        ...events.map((one: { correlationid: string }) => one.correlationid),
      ];
    }, 30_000);
    expect(new Set(causes)).toEqual(new Set([run.correlation_id]));
    await receiver.stop();
  });

  it('is the same in an operation and its entry of the audit log', async () => {
    const api = apiOf();
    const { spreadsheet_operation } = (await api.send('POST', '/spreadsheet-operations/export/user', {})).body;

    await eventually(async () => {
      const { audit_log } = (await api.get(`/audit-log?filter[subject]=${spreadsheet_operation.id}`)).body;
      expect(audit_log).toMatchObject([{ correlation_id: spreadsheet_operation.correlation_id }]);
    });
  });
});

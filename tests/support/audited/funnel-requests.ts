import { eventually } from '../eventually';
import type { AuditedRequests } from './audited-requests';

/** Funnels, steps, attachments and the projects in them. */
export async function sendFunnelRequests(requests: AuditedRequests): Promise<void> {
  const send = requests.send.bind(requests);
  const { project } = (await requests.api.send('POST', '/projects', { name: 'Roof' })).body;
  const steps = [{ name: 'Lead' }, { name: 'Offer' }, { name: 'Won' }];
  const { funnel } = await send('createFunnel', '/funnels', { name: 'Sales', steps });
  const path = `/funnels/${funnel.id}`;
  const ids: string[] = funnel.steps.map(({ id }: { id: string }) => id);
  const [first, second, third] = ids;
  await send('updateFunnel', path, { name: 'Sales 2' });
  await send('orderFunnelSteps', `${path}/steps/order`, { step_ids: [...ids].reverse() });
  await send('addFunnelStep', `${path}/steps`, { name: 'Lost' });
  await send('updateFunnelStep', `/steps/${first}`, { wip_limit: 5 });
  await send('deleteFunnelStep', `/steps/${third}`);
  await attachments(requests, second ?? '', project.id);

  const place = `${path}/projects/${project.id}`;
  await send('enterFunnel', place, { step_id: first }, project.id);
  await send('updateFunnelAssignment', place, { forecast_date: '2030-01-01' }, project.id);
  await send('moveProject', `${place}/move`, { step_id: second }, project.id);
  await send('leaveFunnel', place, undefined, project.id);
  await send('deleteFunnel', path);
  await send('restoreFunnel', `${path}/restore`);
}

async function attachments(requests: AuditedRequests, step: string, project: string): Promise<void> {
  const send = requests.send.bind(requests);
  const path = `/steps/${step}/attachments`;
  const video = { name: 'Safety', type: 'video', url: 'https://videos.example.org/a.mp4?token=s3cret', duration: 100 };
  const { step_attachment: one } = await send('addStepAttachment', path, video);
  const { step_attachment: other } = await send('addStepAttachment', path, video);
  await send('updateStepAttachment', `${path}/${one.id}`, { name: 'Safety on roofs' });
  await send('updateRequiredStepAttachment', '/update-required-step-attachment', { id: one.id, watch: true });
  await send('orderStepAttachments', `${path}/order`, { attachment_ids: [other.id, one.id] });
  const viewing = { project_id: project, ranges: [{ from: 0, to: 100 }] };
  await send('recordViewing', `${path}/${one.id}/viewings`, viewing, project);
  for (const { id } of [one, other]) await send('deleteStepAttachment', `${path}/${id}`);
}

interface RuleRun {
  readonly assistant_id?: string;
}

/** Rules of both kinds, with their versions and runs. */
export async function sendRuleRequests(requests: AuditedRequests, receiver: string): Promise<void> {
  const { api } = requests;
  const { project } = (await api.send('POST', '/projects', { name: 'Roof' })).body;
  const { funnel } = (await api.send('POST', '/funnels', { name: 'Service', steps: [{ name: 'Ticket' }] })).body;
  const step: string = funnel.steps[0].id;
  const assistants = `/steps/${step}/assistants`;
  const places = [
    { name: 'Automation', path: '/automations', member: 'automation', runs: 'runs', list: 'runs' },
    {
      name: 'StepAssistant',
      path: assistants,
      member: 'step_assistant',
      runs: 'execution-logs',
      list: 'execution_logs',
    },
  ];
  const rules = [];
  for (const { name, path, member } of places) {
    const create = async (actions: readonly object[], fields: object = {}): Promise<string> =>
      (await requests.send(`create${name}`, path, { name, trigger: { type: 'entered' }, actions, ...fields }))[member]
        .id;
    const waiting = await create([
      { type: 'wait', for: 3_600 },
      { type: 'set_field', field: 'impact', value: 1 },
    ]);
    const failing = await create([{ type: 'call_webhook', url: `${receiver}?token=s3cret` }]);
    rules.push({ waiting, failing });
    await requests.send(`update${name}`, `${path}/${waiting}`, { name: 'Later' });
    const version = name === 'Automation' ? 'restoreAutomationVersion' : 'restoreStepAssistantVersion';
    await requests.send(version, `${path}/${waiting}/versions/1/restore`, {});
  }
  await api.send('POST', `/funnels/${funnel.id}/projects/${project.id}`, { step_id: step });
  for (const [index, { name, path, runs, list }] of places.entries()) {
    const runOf = (rule: string | undefined, status: string): Promise<string> =>
      eventually(async () => {
        const all = name === 'Automation' ? `/automations/${rule}/runs` : `${assistants}/execution-logs`;
        const found = (await api.get(all)).body[list].find((run: RuleRun) => (run.assistant_id ?? rule) === rule);
        expect(found).toMatchObject({ status });
        return found.id;
      });
    const short = name.replace('Step', '');
    const { waiting, failing } = rules[index] ?? {};
    const waitingRun = await runOf(waiting, 'waiting');
    await requests.send(`cancel${short}Run`, `${path}/${waiting}/${runs}/${waitingRun}/cancel`);
    const failedRun = await runOf(failing, 'failed');
    await requests.send(`retry${short}Run`, `${path}/${failing}/${runs}/${failedRun}/retry`);
    await requests.send(`delete${name}`, `${path}/${waiting}`);
  }
  await requests.send('restoreAutomation', `/automations/${rules[0]?.waiting}/restore`);
}

/** Agents and webhooks. Approvals of executions are in `agents.test.ts`. */
export async function sendAgentAndWebhookRequests(requests: AuditedRequests, receiver: string): Promise<void> {
  const { api } = requests;
  const send = requests.send.bind(requests);
  const limits = { max_steps: 5, max_tokens: 1_000, max_seconds: 10 };
  const agent = { name: 'Helper', provider: 'echo', model: 'echo', instructions: 'Help.', limits };
  const { id } = (await send('createAiAgent', '/ai/agents', agent)).ai_agent;
  await send('updateAiAgent', `/ai/agents/${id}`, { instructions: 'Help a lot.' });
  await send('startAiAgentExecution', `/ai/agents/${id}/executions`, { input: 'Hello' });
  await send('deleteAiAgent', `/ai/agents/${id}`);
  await send('restoreAiAgent', `/ai/agents/${id}/restore`);

  const body = { name: 'ERP', url: `${receiver}?token=s3cret`, kinds: ['project.created'] };
  const { webhook } = await send('createWebhook', '/webhooks', body);
  const path = `/webhooks/${webhook.id}`;
  await send('updateWebhook', path, { active: false, headers: { 'x-key': 's3cret' } });
  await send('activateWebhook', `${path}/activate`);
  await send('rotateWebhookSecret', `${path}/secret`);
  await send('testWebhook', `${path}/test`);
  const today = new Date().toISOString().slice(0, 10);
  await api.send('POST', '/projects', { name: 'Wall' });
  const delivery = await eventually(async () => {
    const { deliveries } = (await api.get(`${path}/deliveries?filter[kind]=project.created`)).body;
    expect(deliveries).not.toHaveLength(0);
    return deliveries[0].id;
  }, 30_000);
  await send('resendWebhookDelivery', `${path}/deliveries/${delivery}/resend`);
  await send('replayWebhook', `${path}/replay`, { from: today, to: today });
  await send('deleteWebhook', path);
  await send('restoreWebhook', `${path}/restore`);
}

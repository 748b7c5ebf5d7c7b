import type { Step } from '../history/step';
import { FIELDS, LINKS, STEPS, stepOf, WIP_LIMIT } from './scope';

/** Events that the webhook of a tenant receives. */
export const DELIVERED_KINDS = [
  'project.created',
  'project.updated',
  'project.deleted',
  'project.restored',
  'funnel.entered',
  'funnel.moved',
  'funnel.left',
] as const;

type Created = { path: string; body: Step['body'] & object; saves: Record<string, string> };

/**
 * Creates what the users of a tenant share: a funnel with a rule, a form, a group, a channel, an agent, an intake link, tokens,
 * and a webhook whose receiver belongs to the harness. */
export function setupSteps(marker: string): readonly Step[] {
  return [
    webhook(marker),
    funnel(marker),
    form(marker),
    rule(marker),
    group(marker),
    channel(marker),
    agent(marker),
    intake(marker),
    ...tokens(marker),
  ].map(setup);
}

/** Single-use links to a form of the first project, which must exist. */
export function linkSteps(): readonly Step[] {
  const accessor = { type: 'project_step_form', project_id: '{project:0}', id: `{${stepOf(0)}}` };
  const body = { form_id: '{form}', accessor, quantity: LINKS, single_use: true };
  const saves = Object.fromEntries(Array.from({ length: LINKS }, (_, index) => [`link:${index}`, `urls.${index}.url`]));
  return [setup({ path: '/dynamic-forms/pivot-accessor/url-generate', body, saves })];
}

function setup({ path, body, saves }: Created): Step {
  return {
    kind: 'setup',
    user: 0,
    method: 'POST',
    path,
    body,
    saves,
    headers: { 'idempotency-key': `${path}-${body['name']}` },
  };
}

function funnel(marker: string): Created {
  const steps = Array.from({ length: STEPS }, (_, index) => ({
    name: `${marker} step ${index}`,
    ...(index === 1 ? { wip_limit: WIP_LIMIT } : {}),
  }));
  const saved = steps.map((_, index) => [stepOf(index), `funnel.steps.${index}.id`]);
  return {
    path: '/funnels',
    body: { name: marker, steps },
    saves: { funnel: 'funnel.id', ...Object.fromEntries(saved) },
  };
}

function form(marker: string): Created {
  const fields = Array.from({ length: FIELDS }, (_, index) => ({
    label: `${marker} field ${index}`,
    type: 'short_text',
  }));
  const saved = fields.map((_, index) => [`field:${index}`, `form.fields.${index}.id`]);
  return { path: '/forms', body: { title: marker, fields }, saves: { form: 'form.id', ...Object.fromEntries(saved) } };
}

/** Runs each time that a project enters the last step. Clients never write the impact of a project. */
function rule(marker: string): Created {
  const actions = [{ type: 'set_field', field: 'impact', value: 7 }];
  const body = { name: marker, trigger: { type: 'entered' }, actions };
  return { path: `/steps/{${stepOf(STEPS - 1)}}/assistants`, body, saves: { rule: 'step_assistant.id' } };
}

/** The first one, so that it receives the events of all other steps. */
function webhook(marker: string): Created {
  const body = { name: marker, url: '{receiver}', kinds: DELIVERED_KINDS };
  return { path: '/webhooks', body, saves: { webhook: 'webhook.id' } };
}

function agent(marker: string): Created {
  const limits = { max_steps: 5, max_tokens: 100_000, max_seconds: 600 };
  const body = { name: marker, provider: 'echo', model: 'echo', instructions: marker, tools: [], limits };
  return { path: '/ai/agents', body, saves: { agent: 'ai_agent.id' } };
}

/** The first field of the form is the name of the project. */
function intake(marker: string): Created {
  const body = { name: marker, form_id: '{form}', fields: { project_name: '{field:0}' }, proof_difficulty: 8 };
  return { path: '/dynamic-forms/intake-links', body, saves: { intake: 'intake_link.url' } };
}

function group(marker: string): Created {
  return { path: '/project-groups', body: { name: marker }, saves: { group: 'project_group.id' } };
}

function channel(marker: string): Created {
  const saves = { channel: 'channel.id', channel_ref: 'channel.external_ref' };
  return { path: '/channels', body: { name: marker, kind: 'webhook' }, saves };
}

function tokens(marker: string): readonly Created[] {
  return [0, 1].map((index) => ({
    path: '/access-tokens',
    body: { name: `${marker}-${index}`, scopes: ['projects:read'] },
    saves: { [`token:${index}`]: 'token', [`id:token:${index}`]: 'access_token.id' },
  }));
}

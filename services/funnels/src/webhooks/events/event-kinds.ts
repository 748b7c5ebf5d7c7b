import type { z } from 'zod';
import { eventData } from './event-data';

interface EventKind {
  readonly summary: string;
  readonly data: z.ZodObject;
}

/** All kinds of webhook events. Subscriptions and the OpenAPI document are derived from it. */
export const eventKinds = {
  'project.created': { summary: 'A project was created', data: eventData.project },
  'project.updated': { summary: 'Fields of a project were changed', data: eventData.project },
  'project.deleted': { summary: 'A project was deleted', data: eventData.project },
  'project.restored': { summary: 'A deleted project was restored', data: eventData.project },
  'project.merged': { summary: 'A project was merged; sent for both projects', data: eventData.mergedProject },
  'project.unmerged': { summary: 'A merge was undone; sent for both projects', data: eventData.mergedProject },
  'project.shared': { summary: 'A public page of a project was created', data: eventData.project },
  'project.unshared': { summary: 'The public page of a project was removed', data: eventData.project },
  'task.created': { summary: 'A task was created', data: eventData.task },
  'task.updated': { summary: 'A task was changed', data: eventData.task },
  'task.deleted': { summary: 'A task was deleted', data: eventData.task },
  'task.restored': { summary: 'A deleted task was restored', data: eventData.task },
  'funnel.entered': { summary: 'A project entered a funnel', data: eventData.place },
  'funnel.moved': { summary: 'A project moved to another step', data: eventData.move },
  'funnel.updated': {
    summary: 'The status, forecast, tags or executors of a project in a funnel changed',
    data: eventData.place,
  },
  'funnel.left': { summary: 'A project left a funnel', data: eventData.place },
  'funnel.late': { summary: 'A project has been in its step for too long', data: eventData.late },
  'funnel.overdue': { summary: 'The forecast date of a project has passed', data: eventData.overdue },
  'step_attachment.watched': { summary: 'A video of a step was watched', data: eventData.viewing },
  'form.answered': { summary: 'Answers to a form were given or changed', data: eventData.answers },
  'form.attached': { summary: 'A form was attached to a project', data: eventData.looseForm },
  'form.detached': { summary: 'A form was removed from a project', data: eventData.looseForm },
  'conversation.linked': { summary: 'A conversation was linked to a project', data: eventData.conversation },
  'message.received': { summary: 'A message was received, with or without a project', data: eventData.receivedMessage },
  'message.sent': { summary: 'A message of a project was sent to a connector', data: eventData.sentMessage },
  'message.failed': { summary: 'A message of a project could not be sent', data: eventData.sentMessage },
  'assistant.succeeded': { summary: 'An assistant has completed its actions', data: eventData.ruleRun },
  'assistant.failed': { summary: 'An assistant has failed', data: eventData.ruleRun },
  'automation.succeeded': { summary: 'An automation has completed its actions', data: eventData.ruleRun },
  'automation.failed': { summary: 'An automation has failed', data: eventData.ruleRun },
  'ai_agent.completed': { summary: 'An execution of an AI agent was completed', data: eventData.agentRun },
  'ai_agent.failed': { summary: 'An AI agent has failed', data: eventData.agentRun },
  'ai_agent.cancelled': { summary: 'An execution of an AI agent was cancelled', data: eventData.agentRun },
  'ai_agent.approved': { summary: 'A user approved a tool call of an AI agent', data: eventData.agentVerdict },
  'ai_agent.refused': { summary: 'A user rejected a tool call of an AI agent', data: eventData.agentVerdict },
  'audit.entry_recorded': {
    summary: 'An entry was added to the audit log; not included in `*`',
    data: eventData.auditEntry,
  },
  'webhook.disabled': { summary: 'Another webhook was disabled by the system', data: eventData.disabledWebhook },
  'webhook.test': { summary: 'A test; sent only to the tested webhook', data: eventData.test },
} as const satisfies Readonly<Record<string, EventKind>>;

export type WebhookKind = keyof typeof eventKinds;

export const webhookKinds = Object.keys(eventKinds) as [WebhookKind, ...WebhookKind[]];

/** Kinds to which webhooks can subscribe. Tests need no subscription. */
export const subscribableKinds = webhookKinds.filter((kind) => kind !== 'webhook.test') as [
  WebhookKind,
  ...WebhookKind[],
];

/** What `*` means. The audit log must be requested by name, because its entries need `system:read`. */
export const wildcardKinds = subscribableKinds.filter((kind) => kind !== 'audit.entry_recorded');

/** The kinds of a subscription, without `*`. */
export function expandKinds(kinds: readonly (WebhookKind | '*')[]): readonly WebhookKind[] {
  return [...new Set(kinds.flatMap((kind) => (kind === '*' ? wildcardKinds : [kind])))];
}

const subscribable: ReadonlySet<string> = new Set(subscribableKinds);

export function isSubscribable(action: string): action is WebhookKind {
  return subscribable.has(action);
}

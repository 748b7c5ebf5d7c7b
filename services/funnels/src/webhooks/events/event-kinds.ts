import type { z } from 'zod';
import { eventData } from './event-data';

interface EventKind {
  /** When it happens, for people. */
  readonly summary: string;
  readonly data: z.ZodObject;
}

/** Everything that webhooks can be told of. What they may listen to, and what the API description lists, is made of this. */
export const eventKinds = {
  'project.created': { summary: 'A project was created', data: eventData.project },
  'project.updated': { summary: 'Fields of a project were changed', data: eventData.project },
  'project.deleted': { summary: 'A project was deleted', data: eventData.project },
  'project.restored': { summary: 'A deleted project is back', data: eventData.project },
  'project.merged': { summary: 'A project was merged; told of both', data: eventData.mergedProject },
  'project.unmerged': { summary: 'A merge was taken back; told of both', data: eventData.mergedProject },
  'project.shared': { summary: 'A project got a page that everybody with the link may see', data: eventData.project },
  'project.unshared': { summary: 'The page of a project was taken back', data: eventData.project },
  'task.created': { summary: 'A task was created', data: eventData.task },
  'task.updated': { summary: 'A task was changed', data: eventData.task },
  'task.deleted': { summary: 'A task was deleted', data: eventData.task },
  'task.restored': { summary: 'A deleted task is back', data: eventData.task },
  'funnel.entered': { summary: 'A project came into a funnel', data: eventData.place },
  'funnel.moved': { summary: 'A project moved to another step', data: eventData.move },
  'funnel.updated': { summary: 'The status or the like of a project in a funnel changed', data: eventData.place },
  'funnel.left': { summary: 'A project left a funnel', data: eventData.place },
  'funnel.late': { summary: 'A project has been in its step for too long', data: eventData.late },
  'funnel.overdue': { summary: 'The forecast date of a project has passed', data: eventData.overdue },
  'step_attachment.watched': { summary: 'A video of a step was watched', data: eventData.viewing },
  'form.answered': { summary: 'Answers to a form were given or changed', data: eventData.answers },
  'form.attached': { summary: 'A form was attached to a project', data: eventData.looseForm },
  'form.detached': { summary: 'A form was taken off a project', data: eventData.looseForm },
  'conversation.linked': { summary: 'A conversation belongs to a project from now on', data: eventData.conversation },
  'message.received': { summary: 'A message came in, also one of no project', data: eventData.receivedMessage },
  'message.sent': { summary: 'A connector took a message of a project', data: eventData.sentMessage },
  'message.failed': { summary: 'A message of a project could not be sent', data: eventData.sentMessage },
  'assistant.succeeded': { summary: 'An assistant has done all of its actions', data: eventData.ruleRun },
  'assistant.failed': { summary: 'An assistant has failed', data: eventData.ruleRun },
  'automation.succeeded': { summary: 'An automation has done all of its actions', data: eventData.ruleRun },
  'automation.failed': { summary: 'An automation has failed', data: eventData.ruleRun },
  'ai_agent.completed': { summary: 'An AI agent has finished its work', data: eventData.agentRun },
  'ai_agent.failed': { summary: 'An AI agent has failed', data: eventData.agentRun },
  'ai_agent.cancelled': { summary: 'The work of an AI agent was cancelled', data: eventData.agentRun },
  'ai_agent.approved': { summary: 'Somebody allowed what an AI agent wants to do', data: eventData.agentVerdict },
  'ai_agent.refused': { summary: 'Somebody refused what an AI agent wants to do', data: eventData.agentVerdict },
  'webhook.disabled': { summary: 'Another webhook was switched off by the system', data: eventData.disabledWebhook },
  'webhook.test': { summary: 'Somebody asked for a test; sent to that webhook alone', data: eventData.test },
} as const satisfies Readonly<Record<string, EventKind>>;

export type WebhookKind = keyof typeof eventKinds;

export const webhookKinds = Object.keys(eventKinds) as [WebhookKind, ...WebhookKind[]];

/** Those that a webhook may ask for; a test comes without asking. */
export const subscribableKinds = webhookKinds.filter((kind) => kind !== 'webhook.test') as [
  WebhookKind,
  ...WebhookKind[],
];

const heard: ReadonlySet<string> = new Set(subscribableKinds);

export function isSubscribable(action: string): action is WebhookKind {
  return heard.has(action);
}

import { missingScope, referenceNotFound } from '@trackway/errors';
import { type Caller, hasScope } from '@trackway/runtime';
import type { Conversation } from '../conversations/conversation';
import type { ProjectDirectory } from '../conversations/project-directory';
import { renderTemplate, type TemplateValues, type TemplateVariable, variablesOf } from './template-text';
import type { TemplateUnitOfWork } from './template-unit-of-work';

export interface PreviewReply {
  readonly conversationId: string;
  /** Either a stored template or a text. */
  readonly templateId?: string | undefined;
  readonly body?: string | undefined;
}

interface Deps {
  readonly unitOfWork: Pick<TemplateUnitOfWork, 'read'>;
  readonly projects: Pick<ProjectDirectory, 'find' | 'contactOf'>;
}

/**
 * The text of a reply in a conversation. @throws AppError 422 for variables that are unknown or have no value, 403 if
 * the template names the project and the caller may not read projects
 */
export function makePreviewReply(deps: Deps) {
  return async (caller: Caller, { conversationId, templateId, body }: PreviewReply): Promise<string> => {
    const conversation = await deps.unitOfWork.read(({ conversations }) =>
      conversations.find(caller.frameId, conversationId),
    );
    if (!conversation) throw referenceNotFound('conversation', 'conversation_id', conversationId);
    const text = body ?? (await readBody(deps, caller, templateId ?? ''));
    return renderTemplate(text, await readValues(deps, caller, conversation, variablesOf(text)));
  };
}

async function readBody({ unitOfWork }: Deps, { frameId }: Caller, id: string): Promise<string> {
  const template = await unitOfWork.read(({ replyTemplates }) => replyTemplates.find(frameId, id));
  if (!template) throw referenceNotFound('reply_template', 'template_id', id);
  return template.body;
}

async function readValues(
  deps: Deps,
  caller: Caller,
  conversation: Conversation,
  used: readonly TemplateVariable[],
): Promise<TemplateValues> {
  const uses = (prefix: string) => used.some((name) => name.startsWith(prefix));
  return {
    ...(uses('contact.') ? await contactValues(deps, caller, conversation) : {}),
    ...(uses('project.') ? await projectValues(deps, caller, conversation) : {}),
    ...(uses('conversation.') ? await conversationValues(deps, conversation) : {}),
    'user.name': caller.name ?? null,
  };
}

/** The contact of the project replaces what the sender lacks, if the caller may read projects. */
async function contactValues(
  { projects }: Deps,
  caller: Caller,
  { sender, projectId }: Conversation,
): Promise<TemplateValues> {
  const isComplete = sender?.name && sender.email && sender.phone;
  const mayRead = projectId !== null && hasScope(caller, 'projects:read');
  const contact = !isComplete && mayRead ? await projects.contactOf(caller, projectId) : undefined;
  return {
    'contact.name': sender?.name ?? contact?.name ?? null,
    'contact.email': sender?.email ?? contact?.email ?? null,
    'contact.phone': sender?.phone ?? contact?.phone ?? null,
  };
}

async function projectValues({ projects }: Deps, caller: Caller, { projectId }: Conversation): Promise<TemplateValues> {
  if (!hasScope(caller, 'projects:read')) throw missingScope('projects:read');
  const project = projectId === null ? undefined : await projects.find(caller, projectId);
  return { 'project.name': project?.name ?? null, 'project.code': project?.code ?? null };
}

async function conversationValues({ unitOfWork }: Deps, conversation: Conversation): Promise<TemplateValues> {
  const { id, frameId, channelId } = conversation;
  const [channel] = await unitOfWork.read(({ channels }) => channels.findMany(frameId, [channelId]));
  return { 'conversation.id': id, 'conversation.channel': channel?.name ?? null };
}

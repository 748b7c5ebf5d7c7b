import type { TrackwayClient } from '@trackway/client';
import { BY_NAME, ensureAll, RETRY } from '../ensure';

const TEMPLATES = [
  {
    name: 'Received',
    body: 'Hello {{contact.name}}, thank you for your message. We will answer today.\n{{user.name}}',
  },
  {
    name: 'Project update',
    body: 'Hello {{contact.name}}, there is news about {{project.name}} ({{project.code}}):\n',
  },
  {
    name: 'Recebido',
    body: 'Olá {{contact.name}}, obrigado pela sua mensagem. Respondemos ainda hoje.\n{{user.name}}',
  },
];

export async function seedReplyTemplates({ replyTemplates }: TrackwayClient): Promise<void> {
  await ensureAll(replyTemplates.list(), BY_NAME, TEMPLATES, (template) => replyTemplates.create(template, RETRY));
}

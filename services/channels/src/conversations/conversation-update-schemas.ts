import { omitUndefined, valueTypes } from '@trackway/application';
import { bulk, itemVersion } from '@trackway/http';
import { z } from 'zod';
import { text, uuid } from '../shared/value-types';
import type { ConversationChanges } from './conversation-changes';
import { conversationStatus } from './conversation-schemas';
import { MAX_LABELS, normalizeLabel } from './label';

const MAX_LABEL_LENGTH = 50;

const label = text.transform(normalizeLabel).pipe(
  z
    .string()
    .min(1)
    .max(MAX_LABEL_LENGTH)
    .regex(/^[^,]*$/, 'Must not contain a comma.'),
);
const labels = z.array(label).max(MAX_LABELS);

const changes = {
  status: conversationStatus.optional(),
  snoozed_until: valueTypes.instant
    .nullish()
    .meta({ description: 'When it is opened again. Required with the status `snoozed`' }),
  assignee_id: uuid.nullish().meta({ description: 'A user of the frame, or null for none' }),
  project_id: uuid.nullish().meta({ description: 'A project of the frame, or null for none' }),
  labels: labels.optional().meta({ description: 'Replaces all labels. They are converted to lower case' }),
  add_labels: labels.optional().meta({ description: 'Labels to add. Not together with `labels`' }),
  remove_labels: labels.optional().meta({ description: 'Labels to remove. Not together with `labels`' }),
};

export const updateConversationBody = z.strictObject(changes).meta({
  id: 'UpdateConversation',
  description: 'Members that are absent stay as they are',
  example: { status: 'snoozed', snoozed_until: '2030-01-15T08:00:00Z', add_labels: ['invoice'] },
});

export const conversationItem = updateConversationBody.extend({ id: uuid, ...itemVersion }).meta({
  id: 'BulkConversation',
});

export const updateConversationsBody = z
  .strictObject({ conversations: bulk(conversationItem) })
  .meta({ id: 'UpdateConversations' });

export const labelSchema = z
  .object({ name: valueTypes.name, conversations_count: z.int() })
  .meta({ id: 'ConversationLabel' });

export function toChanges(body: z.infer<typeof updateConversationBody>): ConversationChanges {
  const { snoozed_until: until } = body;
  return omitUndefined({
    status: body.status,
    snoozedUntil: until === undefined || until === null ? until : new Date(until),
    assigneeId: body.assignee_id,
    projectId: body.project_id,
    labels: body.labels,
    addLabels: body.add_labels,
    removeLabels: body.remove_labels,
  });
}

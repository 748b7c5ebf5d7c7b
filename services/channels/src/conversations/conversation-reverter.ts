import { omitUndefined, parseInput, type SettingReverter } from '@trackway/application';
import { EXISTS } from '@trackway/contracts';
import { z } from 'zod';
import { uuid } from '../shared/value-types';
import type { UnitOfWork } from '../unit-of-work';
import { conversationStatuses } from './conversation';
import { conversationValues } from './conversation-effect';
import type { ConversationsModule } from './conversations-module';

const time = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .nullable();

const conversationBody = z
  .object({
    status: z.enum(conversationStatuses),
    snoozed_until: time,
    last_closed_at: time,
    assignee_id: uuid.nullable(),
    labels: z.array(z.string()),
    project_id: uuid.nullable(),
  })
  .partial();

interface Deps {
  readonly unitOfWork: Pick<UnitOfWork, 'read'>;
  readonly commands: Pick<ConversationsModule['commands'], 'restoreConversation'>;
}

/** The work on conversations: status, snooze, assignee, labels and project. Messages stay. */
export function conversationReverter({ unitOfWork, commands }: Deps): SettingReverter {
  return {
    read: async ({ frameId }, ids) => {
      const found = await unitOfWork.read(({ conversations }) => conversations.findMany(frameId, ids));
      return new Map(
        found.map((conversation) => {
          const values = { ...conversationValues(conversation), [EXISTS]: true };
          return [conversation.id, { version: conversation.version, values }];
        }),
      );
    },
    change: (caller, target, { values }) => {
      const body = parseInput(conversationBody, values);
      const restored = omitUndefined({
        status: body.status,
        snoozedUntil: body.snoozed_until,
        lastClosedAt: body.last_closed_at,
        assigneeId: body.assignee_id,
        labels: body.labels?.toSorted(),
        projectId: body.project_id,
      });
      return commands.restoreConversation(caller, { ...target, values: restored });
    },
  };
}

import type { ChannelsV1, FormsV1, FunnelsV1 } from '@trackway/contracts';
import { answerChanged, assignmentChanged } from '@trackway/contracts';
import type {
  AnswerState,
  AssignmentState,
  ConversationState,
  EdgeState,
  FormState,
  FunnelState,
} from '../read-model/states';

/** Messages use empty texts for null. The results equal the data of the source service's events. */
const orNull = (text: string): string | null => (text === '' ? null : text);

export function toFunnelState({ id, name, steps, version, deletedAt }: FunnelsV1.FunnelOutput): FunnelState {
  return { id, name, version, deleted_at: orNull(deletedAt), steps: steps.map((step) => ({ ...step })) };
}

export function toAssignmentState(message: FunnelsV1.AssignmentOutput): AssignmentState {
  const assignment = {
    id: message.id,
    funnel_id: message.funnelId,
    project_id: message.projectId,
    step_id: message.stepId,
    status: message.status,
    status_at: message.statusAt,
    forecast_date: orNull(message.forecastDate),
    linked_at: message.linkedAt,
    tag_ids: message.tagIds,
    executor_ids: message.executorIds,
    left_at: orNull(message.leftAt),
  };
  return { ...assignmentChanged.schema.shape.assignment.parse(assignment), version: message.version };
}

export function toFormState({ id, title, version, deletedAt }: FormsV1.FormOutput): FormState {
  return { id, title, version, deleted_at: orNull(deletedAt) };
}

export function toEdgeStates({ id: formId, fields }: FormsV1.FormOutput): EdgeState[] {
  return fields.map(({ id, label, type, version }) => ({ id, label, type, version, form_id: formId }));
}

export function toAnswerState(message: FormsV1.AnswerOutput): AnswerState {
  const { type, projectId, id } = message.accessor ?? { type: '', projectId: '', id: '' };
  const answer = {
    id: message.id,
    form_id: message.formId,
    form_version: message.formVersion,
    field_id: message.fieldId,
    label: message.label,
    type: message.type,
    value: JSON.parse(message.valueJson),
    accessor: { type, project_id: projectId, id: type === 'project_loose_form' ? Number(id) : orNull(id) },
    answered_by: { id: message.answeredById, name: orNull(message.answeredByName) },
    answered_at: message.answeredAt,
  };
  return { ...answerChanged.schema.shape.answer.parse(answer), version: message.version };
}

export function toConversationState(message: ChannelsV1.AwaitingReplyOutput): ConversationState {
  return {
    id: message.conversationId,
    channel_id: message.channelId,
    project_id: orNull(message.projectId),
    awaiting_reply_since: orNull(message.since),
    version: message.version,
  };
}

import { type DataOf, type Event, EXISTS, type FieldChange, historyLineRecorded } from '@trackway/contracts';
import type { OutgoingEvent } from '@trackway/messaging';
import type { Project } from '../project/project';

/** The values of a share page that an undo restores. */
export function shareValues({ shareToken, shareSettings }: Pick<Project, 'shareToken' | 'shareSettings'>) {
  return { settings: shareSettings, token: shareToken };
}

/**
 * The events of a change of a share page. The history entry carries the change, to be stored for undos. It contains the
 * token, which does not leave the service.
 */
export function withShareEffect(
  events: readonly OutgoingEvent[],
  before: Project,
  after: Project,
): readonly OutgoingEvent[] {
  const record = { kind: 'project_share', id: after.id, projectId: null, label: after.name } as const;
  return events.map((added): OutgoingEvent => {
    const { event } = added;
    if (!isHistoryEvent(event)) return added;
    const { action, actor, request_id: requestId } = event.data;
    return {
      ...added,
      restorable: { record, changes: changesOf(before, after), origin: { action, actor, requestId } },
    };
  });
}

function changesOf(before: Project, after: Project): FieldChange[] {
  if (before.shareToken === null) return [{ field: EXISTS, from: false, to: true }];
  const [from, to] = [shareValues(before), shareValues(after)];
  if (after.shareToken !== null) return [{ field: 'settings', from: from.settings, to: to.settings }];
  return [
    { field: EXISTS, from: true, to: false },
    { field: 'settings', from: from.settings, to: null },
    { field: 'token', from: from.token, to: null },
  ];
}

type HistoryEvent = Event<DataOf<typeof historyLineRecorded>>;

function isHistoryEvent(event: Event<unknown>): event is HistoryEvent {
  return event.type === historyLineRecorded.type;
}

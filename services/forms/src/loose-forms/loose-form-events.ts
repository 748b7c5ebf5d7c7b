import { historyLineRecorded, looseFormChanged } from '@trackway/contracts';
import { actorOf, makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import { type Caller, currentContext } from '@trackway/runtime';
import type { Form } from '../forms/form';
import type { LooseForm } from './loose-form';

/** The event with the new state, and the entry in the history of the project. */
export function looseFormEvents(
  caller: Caller,
  link: LooseForm,
  form: Form,
  change: 'created' | 'deleted',
): [OutgoingEvent, OutgoingEvent] {
  const common = { source: 'forms', frameId: link.frameId, time: link.updatedAt };
  const state = makeEvent(looseFormChanged, {
    ...common,
    key: `${link.frameId}:${link.id}`,
    data: {
      change,
      version: link.version,
      loose_form: {
        id: link.id,
        project_id: link.projectId,
        form_id: link.formId,
        created_at: link.createdAt.toISOString(),
        updated_at: link.updatedAt.toISOString(),
        deleted_at: link.deletedAt?.toISOString() ?? null,
      },
    },
  });
  const line = makeEvent(historyLineRecorded, {
    ...common,
    key: link.projectId,
    data: {
      project_id: link.projectId,
      action: change === 'created' ? 'form.attached' : 'form.detached',
      actor: actorOf(caller),
      changes: [],
      details: { form_id: form.id, form_title: form.title, loose_form_id: link.id },
      request_id: currentContext()?.requestId ?? null,
    },
  });
  return [outgoing(looseFormChanged, state), outgoing(historyLineRecorded, line)];
}

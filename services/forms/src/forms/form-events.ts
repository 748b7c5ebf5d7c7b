import { type DataOf, formChanged } from '@trackway/contracts';
import { makeEvent, type OutgoingEvent, outgoing } from '@trackway/messaging';
import type { Form } from './form';

type Change = DataOf<typeof formChanged>['change'];

/** Ids of forms are unique per frame, so the key contains the frame. */
export function formChangeEvent(form: Form, change: Change): OutgoingEvent {
  const event = makeEvent(formChanged, {
    source: 'forms',
    frameId: form.frameId,
    key: `${form.frameId}:${form.id}`,
    time: form.updatedAt,
    data: {
      change,
      version: form.version,
      form: {
        id: form.id,
        title: form.title,
        fields: form.fields.map(({ id, label, type }) => ({ id, label, type })),
        deleted_at: form.deletedAt?.toISOString() ?? null,
      },
    },
  });
  return outgoing(formChanged, event);
}

import { type DataOf, type Event, formAnswered } from '@trackway/contracts';
import { type EventHandler, handler } from '@trackway/messaging';
import { causeOfEvent, startsRules } from '../../shared/event-cause';
import type { UnitOfWork } from '../../unit-of-work';
import type { TriggerEvent } from './trigger-event';

/** Records answers as triggers. A repeated event is recorded once, by its id. */
export function onFormAnswered(unitOfWork: UnitOfWork): EventHandler {
  return handler(formAnswered, async (events) => {
    for (const [frameId, ofFrame] of Map.groupBy(events, ({ frameid }) => frameid)) {
      await unitOfWork.run(frameId, ({ triggers }) =>
        triggers.add(frameId, ofFrame.filter(startsRules).map(toTrigger)),
      );
    }
  });
}

function toTrigger(event: Event<DataOf<typeof formAnswered>>): TriggerEvent {
  const { form_id, form_title, accessor, field_ids, way } = event.data;
  const detail = { form_id, form_title, accessor, field_ids, way };
  return { ...causeOfEvent(event), type: 'form_answered', projectId: accessor.project_id, detail };
}

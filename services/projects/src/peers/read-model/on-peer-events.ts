import {
  answerChanged,
  assignmentChanged,
  awaitingReplyChanged,
  type DataOf,
  type EventDefinition,
  formChanged,
  funnelChanged,
} from '@trackway/contracts';
import { type EventHandler, handler } from '@trackway/messaging';
import type { ReadModel } from './read-model';
import type { States } from './states';

/** Stores the states that events of funnels, forms and channels contain. */
export function onPeerEvents(readModel: ReadModel): EventHandler[] {
  const storing = <Definition extends EventDefinition>(
    definition: Definition,
    toStates: (data: DataOf<Definition>) => States,
  ): EventHandler =>
    handler(definition, async (events) => {
      for (const [frameId, ofFrame] of Map.groupBy(events, ({ frameid }) => frameid)) {
        await readModel.store(frameId, ofFrame, toStates);
      }
    });
  return [
    storing(funnelChanged, ({ version, funnel }) => ({ funnels: [{ ...funnel, version }] })),
    storing(assignmentChanged, ({ version, assignment }) => ({ assignments: [{ ...assignment, version }] })),
    storing(formChanged, ({ version, form: { fields, ...form } }) => ({
      forms: [{ ...form, version }],
      edges: fields.map((field) => ({ ...field, form_id: form.id, version })),
    })),
    storing(answerChanged, ({ version, answer }) => ({ answers: [{ ...answer, version }] })),
    storing(awaitingReplyChanged, ({ conversation_id: id, ...conversation }) => ({
      conversations: [{ ...conversation, id }],
    })),
  ];
}

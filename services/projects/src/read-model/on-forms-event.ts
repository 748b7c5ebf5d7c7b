import { answerChanged, formChanged } from '@trackway/contracts';
import { type EventHandler, handler } from '@trackway/messaging';
import type { AnswerReadModel } from './answer-read-model';

/** Keeps what is told of forms, and of the answers to them. */
export function onFormsEvent(readModel: AnswerReadModel): EventHandler[] {
  return [
    handler(answerChanged, async (events) => {
      for (const [frameId, ofFrame] of Map.groupBy(events, ({ frameid }) => frameid)) {
        await readModel.keepAnswers(frameId, ofFrame);
      }
    }),
    handler(formChanged, async (events) => {
      for (const [frameId, ofFrame] of Map.groupBy(events, ({ frameid }) => frameid)) {
        await readModel.keepForms(frameId, ofFrame);
      }
    }),
  ];
}

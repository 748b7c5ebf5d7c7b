import type { ClientSession } from 'mongoose';
import type { Answer, AnswerChange } from './answer';
import type { AnsweredField, AnswerRows } from './answer-rows';
import { toAnswer, toChange } from './mongo-answer-documents';
import type { AnswerChangeDocument, AnswerDocument, AnswerModels } from './mongo-answer-models';

export class MongoAnswerRows implements AnswerRows {
  private readonly filter: { readonly frame_id: string; readonly form_id?: { readonly $in: number[] } };

  constructor(
    private readonly models: AnswerModels,
    private readonly session: ClientSession,
    frameId: string,
    formIds: readonly number[],
  ) {
    this.filter = { frame_id: frameId, ...(formIds.length > 0 ? { form_id: { $in: [...formIds] } } : {}) };
  }

  async answeredFields(): Promise<readonly AnsweredField[]> {
    const found = await this.models.answers
      .aggregate<{ _id: Pick<AnswerDocument, 'form_id' | 'field_id' | 'label' | 'type'>; answers: number }>([
        { $match: { ...this.filter, value: { $ne: null } } },
        {
          $group: {
            _id: { form_id: '$form_id', field_id: '$field_id' },
            label: { $last: '$label' },
            type: { $last: '$type' },
            answers: { $sum: 1 },
          },
        },
        {
          $project: {
            _id: { form_id: '$_id.form_id', field_id: '$_id.field_id', label: '$label', type: '$type' },
            answers: 1,
          },
        },
      ])
      .session(this.session)
      .option({ allowDiskUse: true });
    return found.map(({ _id: { form_id, field_id, label, type }, answers }) => ({
      formId: form_id,
      fieldId: field_id,
      label,
      type,
      answers,
    }));
  }

  async *answers(batchRows: number): AsyncIterable<readonly Answer[]> {
    const cursor = this.models.answers
      .find({ ...this.filter, value: { $ne: null } })
      .sort({ form_id: 1, accessor_key: 1, field_id: 1 })
      .session(this.session)
      .lean<AnswerDocument[]>()
      .cursor({ batchSize: batchRows });
    for await (const batch of inBatches<AnswerDocument>(cursor, batchRows)) yield batch.map(toAnswer);
  }

  async countChanges(): Promise<number> {
    return this.models.changes.countDocuments(this.filter).session(this.session);
  }

  async *changes(batchRows: number): AsyncIterable<readonly AnswerChange[]> {
    const cursor = this.models.changes
      .find(this.filter)
      .sort({ changed_at: 1, _id: 1 })
      .session(this.session)
      .lean<AnswerChangeDocument[]>()
      .cursor({ batchSize: batchRows });
    for await (const batch of inBatches<AnswerChangeDocument>(cursor, batchRows)) yield batch.map(toChange);
  }
}

/** Groups items to batches. Reads at most one batch ahead of the consumer. */
async function* inBatches<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<readonly T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

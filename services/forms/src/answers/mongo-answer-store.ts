import type { Page } from '@trackway/application';
import { MAX_EFFECTS } from '@trackway/contracts';
import { isDuplicateKey, TransactionConflict } from '@trackway/mongo';
import type { ClientSession } from 'mongoose';
import { type Accessor, accessorKey } from '../projects/accessor';
import { type Answer, type AnswerChange, oldestFirst } from './answer';
import { type AnswerStore, type AnswerUse, type ChangesQuery, MAX_USES } from './answer-store';
import {
  type AskedQuestion,
  fromAnswer,
  fromChange,
  toAnswer,
  toChange,
  toUse,
  type UseDocument,
} from './mongo-answer-documents';
import type { AnswerChangeDocument, AnswerDocument, AnswerModels } from './mongo-answer-models';

export class MongoAnswerStore implements AnswerStore {
  constructor(
    private readonly models: AnswerModels,
    private readonly session: ClientSession | null,
  ) {}

  async lockContext(frameId: string, formId: number, accessor: Accessor): Promise<void> {
    const _id = `${frameId}:${formId}:${accessorKey(accessor)}`;
    const { matchedCount } = await this.models.contexts
      .updateOne({ _id }, { $inc: { writes: 1 } })
      .session(this.session);
    if (matchedCount === 1) return;
    try {
      await this.models.contexts.insertMany([{ _id, writes: 1 }], { session: this.session });
    } catch (error) {
      throw isDuplicateKey(error, '_id_')
        ? new TransactionConflict('the context was created by another transaction')
        : error;
    }
  }

  async lockContexts(frameId: string, formId: number, accessors: readonly Accessor[]): Promise<void> {
    const ids = accessors.map((accessor) => `${frameId}:${formId}:${accessorKey(accessor)}`);
    if (ids.length === 0) return;
    const locks = [...new Set(ids)].map((_id) => ({
      updateOne: { filter: { _id }, update: { $inc: { writes: 1 } }, upsert: true },
    }));
    try {
      await this.models.contexts.bulkWrite(locks, {
        ...(this.session ? { session: this.session } : {}),
        ordered: true,
      });
    } catch (error) {
      throw isDuplicateKey(error, '_id_')
        ? new TransactionConflict('a context was created by another transaction')
        : error;
    }
  }

  async findInContexts(frameId: string, accessors: readonly Accessor[], formId?: number): Promise<readonly Answer[]> {
    const filter = {
      frame_id: frameId,
      accessor_key: { $in: accessors.map(accessorKey) },
      ...(formId === undefined ? {} : { form_id: formId }),
    };
    const documents = await this.models.answers.find(filter).session(this.session).lean<AnswerDocument[]>();
    return documents.map(toAnswer);
  }

  async findOfProjects(frameId: string, projectIds: readonly string[]): Promise<readonly Answer[]> {
    const filter = { frame_id: frameId, project_id: { $in: [...projectIds] }, value: { $ne: null } };
    const documents = await this.models.answers
      .find(filter)
      .sort({ _id: 1 })
      .session(this.session)
      .lean<AnswerDocument[]>();
    return documents.map(toAnswer);
  }

  async findMany(frameId: string, ids: readonly string[]): Promise<readonly Answer[]> {
    const filter = { frame_id: frameId, _id: { $in: [...ids] } };
    const documents = await this.models.answers.find(filter).session(this.session).lean<AnswerDocument[]>();
    return documents.map(toAnswer);
  }

  async findChanges(frameId: string, ids: readonly string[]): Promise<readonly AnswerChange[]> {
    const filter = { frame_id: frameId, _id: { $in: [...ids] } };
    const documents = await this.models.changes.find(filter).session(this.session).lean<AnswerChangeDocument[]>();
    return documents.map(toChange);
  }

  async causedBy(frameId: string, causeIds: readonly string[], projectIds?: readonly string[]) {
    const among = { $in: [...causeIds] };
    const ofProjects = projectIds ? { project_id: { $in: [...projectIds] } } : {};
    const names = ['_id', 'cause.correlation_id', 'cause.causation_id', 'cause.request_id'];
    // One query for each name, because each uses its own index.
    const found = await Promise.all(
      names.map((name) =>
        this.models.changes
          .find({ frame_id: frameId, [name]: among, ...ofProjects })
          .sort({ changed_at: 1, _id: 1 })
          .limit(MAX_EFFECTS + 1)
          .lean<AnswerChangeDocument[]>(),
      ),
    );
    const byId = new Map(found.flat().map((document) => [document._id, toChange(document)]));
    return [...byId.values()].toSorted(oldestFirst);
  }

  async usesOfForms(frameId: string, formIds: readonly number[], time: Date): Promise<readonly AnswerUse[]> {
    const newest = { changed_at: -1, _id: -1 } as const;
    const given = { $ne: ['$new_value', null] };
    const use = { _id: '$_id', changed_at: '$changed_at', changed_by: '$changed_by', cause: '$cause', label: '$label' };
    const question = { form_id: '$form_id', field_id: '$field_id' };
    const found = await this.models.changes
      .aggregate<{ readonly _id: AskedQuestion; readonly uses: readonly UseDocument[] }>([
        { $match: { frame_id: frameId, changed_at: { $gte: time }, form_id: { $in: [...formIds] } } },
        { $match: { type: { $ne: 'calculated' }, cause: { $exists: true } } },
        {
          $group: {
            _id: { ...question, answer_id: '$answer_id' },
            use: { $top: { sortBy: newest, output: { ...use, is_given: given } } },
          },
        },
        { $match: { 'use.is_given': true } },
        { $replaceWith: { $mergeObjects: ['$use', { form_id: '$_id.form_id', field_id: '$_id.field_id' }] } },
        {
          $group: {
            _id: { ...question, cause: '$cause.correlation_id' },
            use: { $top: { sortBy: newest, output: use } },
          },
        },
        { $replaceWith: { $mergeObjects: ['$use', { form_id: '$_id.form_id', field_id: '$_id.field_id' }] } },
        { $group: { _id: question, uses: { $topN: { n: MAX_USES, sortBy: newest, output: use } } } },
      ])
      .allowDiskUse(true);
    return found.flatMap(({ _id: of, uses }) => uses.map((document) => toUse(of, document))).toSorted(oldestFirst);
  }

  async after(frameId: string, afterId: string, limit: number): Promise<readonly Answer[]> {
    const documents = await this.models.answers
      .find({ frame_id: frameId, _id: { $gt: afterId } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<AnswerDocument[]>();
    return documents.map(toAnswer);
  }

  async write(answers: readonly Answer[], changes: readonly AnswerChange[]): Promise<void> {
    const fresh = answers.filter(({ version }) => version === 1).map(fromAnswer);
    await this.models.answers.insertMany(fresh, { session: this.session });
    const updates = answers
      .filter(({ version }) => version > 1)
      .map((answer) => {
        const { _id, frame_id, ...next } = fromAnswer(answer);
        return { updateOne: { filter: { _id, frame_id }, update: { $set: next } } };
      });
    if (updates.length > 0)
      await this.models.answers.bulkWrite(updates, {
        ...(this.session ? { session: this.session } : {}),
        ordered: true,
      });
    await this.models.changes.insertMany(changes.map(fromChange), { session: this.session });
  }

  async changes(
    frameId: string,
    accessors: readonly Accessor[],
    { formId, fieldId }: ChangesQuery,
    { page, perPage }: Page,
  ) {
    const filter = {
      frame_id: frameId,
      accessor_key: { $in: accessors.map(accessorKey) },
      ...(formId === undefined ? {} : { form_id: formId }),
      ...(fieldId === undefined ? {} : { field_id: fieldId }),
    };
    const [documents, total] = await Promise.all([
      this.models.changes
        .find(filter)
        .sort({ changed_at: -1, _id: -1 })
        .skip((page - 1) * perPage)
        .limit(perPage)
        .lean<AnswerChangeDocument[]>(),
      this.models.changes.countDocuments(filter),
    ]);
    return { items: documents.map(toChange), total };
  }
}

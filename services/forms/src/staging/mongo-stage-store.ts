import { isDuplicateKey, TransactionConflict } from '@trackway/mongo';
import type { ClientSession, Model } from 'mongoose';
import type { StageDocument } from './mongo-stage-model';
import type { Stage, StageCause } from './stage';
import type { StageStore } from './stage-store';

export class MongoStageStore implements StageStore {
  constructor(
    private readonly stages: Model<StageDocument>,
    private readonly session: ClientSession | null,
  ) {}

  async find(frameId: string, id: string): Promise<Stage | undefined> {
    const document = await this.stages.findById(keyOf(frameId, id)).session(this.session).lean<StageDocument>();
    return document ? toStage(document) : undefined;
  }

  async pending(frameId: string, projectIds: readonly string[] | 'all'): Promise<readonly Stage[]> {
    const ofProjects = projectIds === 'all' ? {} : { project_id: { $in: [...projectIds] } };
    const filter = { frame_id: frameId, ...ofProjects, committed_at: null };
    const found = await this.stages.find(filter).sort({ created_at: 1 }).session(this.session).lean<StageDocument[]>();
    return found.map(toStage);
  }

  async pendingSince(before: Date, limit: number): Promise<readonly Stage[]> {
    const filter = { committed_at: null, created_at: { $lt: before } };
    const found = await this.stages.find(filter).sort({ created_at: 1 }).limit(limit).lean<StageDocument[]>();
    return found.map(toStage);
  }

  async insert(stage: Stage): Promise<void> {
    try {
      await this.stages.insertMany([toDocument(stage)], { session: this.session });
    } catch (error) {
      throw isDuplicateKey(error, '_id_')
        ? new TransactionConflict('the stage was inserted by another transaction')
        : error;
    }
  }

  async commit({ frameId, id }: Stage, at: Date): Promise<void> {
    const pending = { _id: keyOf(frameId, id), committed_at: null };
    const { matchedCount } = await this.stages.updateOne(pending, { $set: { committed_at: at } }).session(this.session);
    if (matchedCount === 0) throw new TransactionConflict('the stage was committed or dropped by another transaction');
  }

  async drop(frameId: string, ids: readonly string[]): Promise<void> {
    const keys = ids.map((id) => keyOf(frameId, id));
    await this.stages.deleteMany({ _id: { $in: keys }, committed_at: null }).session(this.session);
  }
}

function keyOf(frameId: string, id: string): string {
  return `${frameId}:${id}`;
}

function toStage(document: StageDocument): Stage {
  return {
    id: document.stage_id,
    frameId: document.frame_id,
    accessor: { type: document.accessor_type, projectId: document.project_id, id: document.accessor_id },
    values: document.answers.map(({ form_id, field_id, value, base_version }) => {
      return { formId: form_id, fieldId: field_id, value, baseVersion: base_version };
    }),
    by: document.staged_by,
    cause: document.cause && {
      correlationId: document.cause.correlation_id,
      causationId: document.cause.causation_id,
      requestId: document.cause.request_id,
    },
    createdAt: document.created_at,
    committedAt: document.committed_at,
  };
}

function toDocument(stage: Stage): StageDocument {
  return {
    _id: keyOf(stage.frameId, stage.id),
    frame_id: stage.frameId,
    stage_id: stage.id,
    accessor_type: stage.accessor.type,
    project_id: stage.accessor.projectId,
    accessor_id: stage.accessor.id,
    answers: stage.values.map(({ formId, fieldId, value, baseVersion }) => {
      return { form_id: formId, field_id: fieldId, value, base_version: baseVersion };
    }),
    staged_by: stage.by,
    ...(stage.cause ? { cause: fromCause(stage.cause) } : {}),
    created_at: stage.createdAt,
    committed_at: stage.committedAt,
  };
}

function fromCause({ correlationId, causationId, requestId }: StageCause): NonNullable<StageDocument['cause']> {
  return { correlation_id: correlationId, causation_id: causationId, request_id: requestId };
}

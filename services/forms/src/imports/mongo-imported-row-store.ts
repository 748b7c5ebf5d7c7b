import { isDuplicateKey, TransactionConflict } from '@trackway/mongo';
import type { ClientSession } from 'mongoose';
import type { ImportedRow, ImportedRowStore, RowRollback } from './imported-row-store';
import type { ImportDocument, ImportedRowDocument, ImportModels } from './mongo-import-models';

export class MongoImportedRowStore implements ImportedRowStore {
  constructor(
    private readonly models: ImportModels,
    private readonly session: ClientSession | null,
  ) {}

  lock(frameId: string, operationId: string, at: Date): Promise<{ readonly endedAttempt: number }> {
    return this.touch(frameId, operationId, { $set: { updated_at: at }, $setOnInsert: { ended_attempt: -1 } });
  }

  async end(frameId: string, operationId: string, attempt: number): Promise<void> {
    await this.touch(frameId, operationId, { $set: { updated_at: new Date() }, $max: { ended_attempt: attempt } });
  }

  async find(frameId: string, operationId: string, rowNumbers: readonly number[]): Promise<readonly ImportedRow[]> {
    const row = { $in: [...rowNumbers] };
    return this.select({ frame_id: frameId, operation_id: operationId, row }, 1, rowNumbers.length);
  }

  async after(frameId: string, operationId: string, row: number, limit: number): Promise<readonly ImportedRow[]> {
    return this.select({ frame_id: frameId, operation_id: operationId, row: { $gt: row } }, 1, limit);
  }

  async before(frameId: string, operationId: string, row: number, limit: number): Promise<readonly ImportedRow[]> {
    return this.select({ frame_id: frameId, operation_id: operationId, row: { $lt: row } }, -1, limit);
  }

  async add(frameId: string, operationId: string, rows: readonly ImportedRow[], at: Date): Promise<void> {
    const documents = rows.map((row) => toDocument(frameId, operationId, row, at));
    await this.models.rows.insertMany(documents, { session: this.session });
  }

  async storeRollback(frameId: string, operationId: string, row: number, rollback: RowRollback): Promise<void> {
    const marks = rollback.restored.map(({ answerId, version, restoredVersion }) => ({
      answer_id: answerId,
      stands_at: version,
      counts_as: restoredVersion,
    }));
    const kept = rollback.retained.map(({ answerId, reason }) => ({ answer_id: answerId, reason }));
    await this.models.rows
      .updateOne({ _id: `${frameId}:${operationId}:${row}` }, { $set: { rolled_back: { marks, kept } } })
      .session(this.session);
  }

  private async touch(
    frameId: string,
    operationId: string,
    change: object,
  ): Promise<{ readonly endedAttempt: number }> {
    const filter = { _id: `${frameId}:${operationId}`, frame_id: frameId };
    try {
      const found = await this.models.imports
        .findOneAndUpdate(filter, { $inc: { writes: 1 }, ...change }, { upsert: true, returnDocument: 'after' })
        .session(this.session)
        .lean<ImportDocument>();
      return { endedAttempt: found?.ended_attempt ?? -1 };
    } catch (error) {
      throw isDuplicateKey(error, '_id_')
        ? new TransactionConflict('the import was created by another transaction')
        : error;
    }
  }

  private async select(filter: object, order: 1 | -1, limit: number): Promise<readonly ImportedRow[]> {
    if (limit === 0) return [];
    const documents = await this.models.rows
      .find(filter)
      .sort({ row: order })
      .limit(limit)
      .session(this.session)
      .lean<ImportedRowDocument[]>();
    return documents.map(toRow);
  }
}

function toDocument(
  frameId: string,
  operationId: string,
  { outcome, changes }: ImportedRow,
  at: Date,
): ImportedRowDocument {
  return {
    _id: `${frameId}:${operationId}:${outcome.rowNumber}`,
    frame_id: frameId,
    operation_id: operationId,
    row: outcome.rowNumber,
    outcome: outcome.outcome,
    project_id: outcome.id,
    row_errors: outcome.errors,
    changes: changes.map(({ answerId, changeId, version }) => ({
      answer_id: answerId,
      change_id: changeId,
      version,
    })),
    rolled_back: null,
    applied_at: at,
  };
}

function toRow(document: ImportedRowDocument): ImportedRow {
  const { row: rowNumber, outcome, project_id: id, row_errors: errors, changes, rolled_back: rolledBack } = document;
  return {
    outcome: {
      rowNumber,
      outcome,
      id,
      errors: errors.map(({ column, code, message, value }) => ({ column, code, message, value })),
    },
    changes: changes.map((change) => ({
      answerId: change.answer_id,
      changeId: change.change_id,
      version: change.version,
    })),
    rolledBack: rolledBack && {
      restored: rolledBack.marks.map((mark) => ({
        answerId: mark.answer_id,
        version: mark.stands_at,
        restoredVersion: mark.counts_as,
      })),
      retained: rolledBack.kept.map(({ answer_id, reason }) => ({ answerId: answer_id, reason })),
    },
  };
}

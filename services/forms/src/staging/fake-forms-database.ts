import { TransactionConflict } from '@trackway/mongo';
import type { Perform } from '@trackway/simulation';
import { FakeAnswerStore, type FakeAnswerTables } from '../answers/fake-answer-store';
import type { Transactional, UnitOfWork } from '../shared/unit-of-work';
import { FakeStageStore } from './fake-stage-store';
import type { Stage } from './stage';
import type { StageStores } from './stage-store';

interface Tables extends FakeAnswerTables {
  readonly stages: Map<string, Stage>;
}

/** A committed transaction: the rows that it wrote, and how many transactions had committed before its snapshot. */
export interface FakeCommit {
  readonly snapshot: number;
  readonly changes: FakeAnswerTables['changes'];
  readonly stages: ReadonlyMap<string, Stage>;
}

/**
 * The database of answers and stages in memory, with transactions as MongoDB has them: each reads its own snapshot, and one
 * of two that write the same row fails with a conflict.
 */
export class FakeFormsDatabase {
  readonly commits: FakeCommit[] = [];
  private readonly tables: Tables = { answers: new Map(), changes: new Map(), contexts: new Map(), stages: new Map() };

  get pendingStages(): number {
    return [...this.tables.stages.values()].filter(({ committedAt }) => committedAt === null).length;
  }

  begin(): { readonly tables: Tables; readonly commit: () => void } {
    const base = copyOf(this.tables);
    const tables = copyOf(this.tables);
    const snapshot = this.commits.length;
    const commit = () => {
      const written = {
        answers: writtenRows(this.tables.answers, base.answers, tables.answers),
        changes: writtenRows(this.tables.changes, base.changes, tables.changes),
        contexts: writtenRows(this.tables.contexts, base.contexts, tables.contexts),
        stages: writtenRows(this.tables.stages, base.stages, tables.stages),
      };
      for (const apply of Object.values(written)) apply();
      this.commits.push({
        snapshot,
        changes: difference(base.changes, tables.changes),
        stages: difference(base.stages, tables.stages),
      });
    };
    return { tables, commit };
  }
}

/** Transactions of one process in a `FakeFormsDatabase`. `others` are stores that no transaction writes. */
export class FakeFormsUnitOfWork implements UnitOfWork<StageStores> {
  constructor(
    private readonly database: FakeFormsDatabase,
    private readonly others: Omit<StageStores, 'answers' | 'stages'> & Transactional,
    private readonly perform: Perform = async (effect) => effect(),
  ) {}

  async run<T>(work: (stores: StageStores & Transactional) => Promise<T>): Promise<T> {
    for (;;) {
      const { tables, commit } = await this.perform(() => this.database.begin());
      try {
        const result = await work(this.storesOf(tables));
        await this.perform(commit);
        return result;
      } catch (error) {
        if (!(error instanceof TransactionConflict)) throw error;
      }
    }
  }

  async read<T>(work: (stores: StageStores) => Promise<T>): Promise<T> {
    return this.perform(() => work(this.storesOf(this.database.begin().tables)));
  }

  protected storesOf(tables: Tables): StageStores & Transactional {
    return { ...this.others, answers: new FakeAnswerStore(tables), stages: new FakeStageStore(tables.stages) };
  }
}

function copyOf({ answers, changes, contexts, stages }: Tables): Tables {
  return {
    answers: new Map(answers),
    changes: new Map(changes),
    contexts: new Map(contexts),
    stages: new Map(stages),
  };
}

/** Returns what stores the rows that differ from the snapshot. @throws TransactionConflict if one was written meanwhile */
function writtenRows<Row>(
  committed: Map<string, Row>,
  base: ReadonlyMap<string, Row>,
  own: ReadonlyMap<string, Row>,
): () => void {
  const keys = [...new Set([...base.keys(), ...own.keys()])].filter((key) => base.get(key) !== own.get(key));
  if (keys.some((key) => committed.get(key) !== base.get(key)))
    throw new TransactionConflict('another transaction has written the same row');
  return () => {
    for (const key of keys) {
      const row = own.get(key);
      if (row === undefined) committed.delete(key);
      else committed.set(key, row);
    }
  };
}

function difference<Row>(base: ReadonlyMap<string, Row>, own: ReadonlyMap<string, Row>): Map<string, Row> {
  return new Map([...own].filter(([key, row]) => base.get(key) !== row));
}

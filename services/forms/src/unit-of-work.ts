import type { RecordEffect } from '@trackway/application';
import type { Outbox } from '@trackway/messaging';
import type { AnswerStore } from './answers/answer-store';
import type { AnswerRows } from './exports/answer-rows';
import type { FileStore } from './files/file-store';
import type { FormLinkStore } from './form-links/form-link-store';
import type { FormStore } from './forms/form-store';
import type { LooseFormStore } from './loose-forms/loose-form-store';
import type { ProjectFactsStore } from './projects/project-facts-store';
import type { StageStore } from './staging/stage-store';

/** What can be read and written; in a transaction where it came from `run`. */
export interface Stores {
  readonly forms: FormStore;
  readonly looseForms: LooseFormStore;
  readonly answers: AnswerStore;
  readonly files: FileStore;
  readonly formLinks: FormLinkStore;
  readonly stages: StageStore;
  readonly projectFacts: ProjectFactsStore;
}

export interface WritingStores extends Stores {
  readonly outbox: Outbox;
  readonly recordEffect: RecordEffect;
}

export interface Snapshot {
  readonly stores: Stores;
  readonly rows: AnswerRows;
}

export interface UnitOfWork {
  /**
   * Runs `work` in one transaction: what happened and the events that tell of it, or neither. It may run several times,
   * where others write the same at the same time, and must change nothing but its stores.
   */
  run<T>(work: (stores: WritingStores) => Promise<T>): Promise<T>;
  /** For reads that need no transaction. */
  read<T>(work: (stores: Stores) => Promise<T>): Promise<T>;
  /** Streams what `read` yields from the answers of a frame, of some forms where they are named, as they are at one moment. */
  snapshot<T>(
    frameId: string,
    formIds: readonly number[],
    read: (snapshot: Snapshot) => AsyncIterable<T>,
  ): AsyncGenerator<T>;
}

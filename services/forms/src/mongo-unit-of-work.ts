import { type MongoDatabase, MongoOutbox, type OutboxModels, toUnavailable } from '@trackway/mongo';
import type { ClientSession, Model } from 'mongoose';
import type { AnswerModels } from './answers/answer-models';
import { MongoAnswerStore } from './answers/mongo-answer-store';
import { MongoAnswerRows } from './exports/mongo-answer-rows';
import type { FileModels } from './files/file-model';
import { MongoFileStore } from './files/mongo-file-store';
import type { FormLinkModels } from './form-links/form-link-models';
import { MongoFormLinkStore } from './form-links/mongo-form-link-store';
import type { FormModels } from './forms/form-models';
import { MongoFormStore } from './forms/mongo-form-store';
import type { LooseFormDocument } from './loose-forms/loose-form-model';
import { MongoLooseFormStore } from './loose-forms/mongo-loose-form-store';
import { MongoProjectFactsStore } from './projects/mongo-project-facts-store';
import type { ProjectFactsDocument } from './projects/project-facts-model';
import { MongoStageStore } from './staging/mongo-stage-store';
import type { StageDocument } from './staging/stage-model';
import type { Snapshot, Stores, UnitOfWork } from './unit-of-work';

export interface Models {
  readonly forms: FormModels;
  readonly answers: AnswerModels;
  readonly files: FileModels;
  readonly formLinks: FormLinkModels;
  readonly looseForms: Model<LooseFormDocument>;
  readonly stages: Model<StageDocument>;
  readonly projectFacts: Model<ProjectFactsDocument>;
  readonly outbox: OutboxModels;
}

export class MongoUnitOfWork implements UnitOfWork {
  constructor(
    private readonly database: MongoDatabase,
    private readonly models: Models,
    private readonly wakeRelay: () => void,
  ) {}

  run: UnitOfWork['run'] = (work) =>
    this.database.inTransaction((transaction) =>
      work({
        ...this.stores(transaction.session),
        outbox: new MongoOutbox(this.models.outbox, transaction, this.wakeRelay),
        recordEffect: (resource) => transaction.recordEffect(resource),
      }),
    );

  read: UnitOfWork['read'] = (work) => this.database.plainly(() => work(this.stores(null)));

  async *snapshot<T>(
    frameId: string,
    formIds: readonly number[],
    read: (snapshot: Snapshot) => AsyncIterable<T>,
  ): AsyncGenerator<T> {
    const { session, close } = this.database.snapshot();
    try {
      const rows = new MongoAnswerRows(this.models.answers, session, frameId, formIds);
      yield* read({ stores: this.stores(session), rows });
    } catch (error) {
      throw toUnavailable(error);
    } finally {
      await close();
    }
  }

  private stores(session: ClientSession | null): Stores {
    return {
      forms: new MongoFormStore(this.models.forms, session),
      looseForms: new MongoLooseFormStore(this.models.looseForms, session),
      answers: new MongoAnswerStore(this.models.answers, session),
      files: new MongoFileStore(this.models.files, session),
      formLinks: new MongoFormLinkStore(this.models.formLinks, session),
      stages: new MongoStageStore(this.models.stages, session),
      projectFacts: new MongoProjectFactsStore(this.models.projectFacts, session),
    };
  }
}

import { RecordEffectOutbox } from '@trackway/messaging';
import {
  type MongoDatabase,
  MongoEffectWriter,
  MongoOutbox,
  outboxModels,
  settingEffectModel,
  toUnavailable,
} from '@trackway/mongo';
import type { ClientSession, Connection } from 'mongoose';
import type { AnswerSnapshot, AnswerSnapshots } from './answers/answer-rows';
import { answerModels } from './answers/mongo-answer-models';
import { MongoAnswerRows } from './answers/mongo-answer-rows';
import { MongoAnswerStore } from './answers/mongo-answer-store';
import type { FileStores } from './files/file-store';
import { fileModels } from './files/mongo-file-models';
import { MongoFileStore } from './files/mongo-file-store';
import { formModels } from './forms/mongo-form-models';
import { MongoFormStore } from './forms/mongo-form-store';
import type { ImportedRowStores } from './imports/imported-row-store';
import { importModels } from './imports/mongo-import-models';
import { MongoImportedRowStore } from './imports/mongo-imported-row-store';
import type { IntakeStores } from './intake/intake-store';
import { intakeModels } from './intake/mongo-intake-models';
import { MongoIntakeStore } from './intake/mongo-intake-store';
import type { FormLinkStores } from './links/form-link-store';
import { formLinkModels } from './links/mongo-form-link-models';
import { MongoFormLinkStore } from './links/mongo-form-link-store';
import { looseFormModel } from './loose-forms/mongo-loose-form-model';
import { MongoLooseFormStore } from './loose-forms/mongo-loose-form-store';
import { projectMergeModel } from './projects/mongo-project-merge-model';
import { MongoProjectMergeStore } from './projects/mongo-project-merge-store';
import type { UnitOfWork } from './shared/unit-of-work';
import { stageModel } from './staging/mongo-stage-model';
import { MongoStageStore } from './staging/mongo-stage-store';
import type { StageStores } from './staging/stage-store';
import { MongoThemeStore, themeModel } from './themes/mongo-theme-store';
import type { ThemeStores } from './themes/theme-store';

/** The stores of all modules. */
export type Stores = StageStores & FileStores & FormLinkStores & ThemeStores & IntakeStores & ImportedRowStores;

export type Models = ReturnType<typeof openModels>;

export function openModels(connection: Connection) {
  return {
    forms: formModels(connection),
    settingEffects: settingEffectModel(connection),
    themes: themeModel(connection),
    looseForms: looseFormModel(connection),
    answers: answerModels(connection),
    files: fileModels(connection),
    formLinks: formLinkModels(connection),
    intake: intakeModels(connection),
    imports: importModels(connection),
    stages: stageModel(connection),
    projectMerges: projectMergeModel(connection),
    outbox: outboxModels(connection),
  };
}

export class MongoUnitOfWork implements UnitOfWork<Stores>, AnswerSnapshots {
  constructor(
    private readonly database: MongoDatabase,
    private readonly models: Models,
    private readonly wakeRelay: () => void,
  ) {}

  run: UnitOfWork<Stores>['run'] = (work) =>
    this.database.inTransaction((transaction) =>
      work({
        ...this.stores(transaction.session),
        outbox: new RecordEffectOutbox(
          new MongoOutbox(this.models.outbox, transaction, this.wakeRelay),
          new MongoEffectWriter(this.models.settingEffects, transaction.session),
        ),
        recordEffect: (resource) => transaction.recordEffect(resource),
      }),
    );

  read: UnitOfWork<Stores>['read'] = (work) => this.database.withoutTransaction(() => work(this.stores(null)));

  async *snapshot<T>(
    frameId: string,
    formIds: readonly number[],
    read: (snapshot: AnswerSnapshot) => AsyncIterable<T>,
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
      themes: new MongoThemeStore(this.models.themes, session),
      looseForms: new MongoLooseFormStore(this.models.looseForms, session),
      answers: new MongoAnswerStore(this.models.answers, session),
      files: new MongoFileStore(this.models.files, session),
      formLinks: new MongoFormLinkStore(this.models.formLinks, session),
      intake: new MongoIntakeStore(this.models.intake, session),
      importedRows: new MongoImportedRowStore(this.models.imports, session),
      stages: new MongoStageStore(this.models.stages, session),
      projectMerges: new MongoProjectMergeStore(this.models.projectMerges, session),
    };
  }
}

import { MongoConnection, MongoDatabase } from '@trackway/mongo';
import { openMongo, quietLogger, type TestMongo } from '@trackway/testkit';
import { describeAnswerStore } from '../src/answers/answer-store.contract';
import { MongoAnswerStore } from '../src/answers/mongo-answer-store';
import { describeFileStore } from '../src/files/file-store.contract';
import { MongoFileStore } from '../src/files/mongo-file-store';
import { describeFormStore } from '../src/forms/form-store.contract';
import { MongoFormStore } from '../src/forms/mongo-form-store';
import { describeFormLinkStore } from '../src/links/form-link-store.contract';
import { MongoFormLinkStore } from '../src/links/mongo-form-link-store';
import { describeLooseFormStore } from '../src/loose-forms/loose-form-store.contract';
import { MongoLooseFormStore } from '../src/loose-forms/mongo-loose-form-store';
import { type Models, MongoUnitOfWork, openModels } from '../src/mongo-unit-of-work';
import { describeStageStore } from '../src/staging/stage-store.contract';

let server: TestMongo;
let mongo: MongoConnection;
let models: Models;

beforeAll(async () => {
  server = await openMongo('forms');
  mongo = await new MongoConnection({ url: server.url, name: 'test', maxPoolSize: 4, logger: quietLogger() }).start();
  models = openModels(mongo.connection);
}, 60_000);
afterAll(async () => {
  await mongo.stop();
  await server.drop();
});

describeAnswerStore('MongoAnswerStore', () => new MongoAnswerStore(models.answers, null));
describeFormStore('MongoFormStore', () => new MongoFormStore(models.forms, null));
describeLooseFormStore('MongoLooseFormStore', () => new MongoLooseFormStore(models.looseForms, null));
describeFormLinkStore('MongoFormLinkStore', () => new MongoFormLinkStore(models.formLinks, null));
describeFileStore('MongoFileStore', () => new MongoFileStore(models.files, null));
describeStageStore('MongoUnitOfWork', (work) =>
  new MongoUnitOfWork(new MongoDatabase(mongo.connection), models, () => undefined).run(work),
);

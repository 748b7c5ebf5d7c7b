import { MongoConnection } from '@trackway/mongo';
import { openMongo, quietLogger, type TestMongo } from '@trackway/testkit';
import { describeAnswerStore } from '../src/answers/answer-store.contract';
import { type AnswerModels, answerModels } from '../src/answers/mongo-answer-models';
import { MongoAnswerStore } from '../src/answers/mongo-answer-store';

let server: TestMongo;
let mongo: MongoConnection;
let models: AnswerModels;

beforeAll(async () => {
  server = await openMongo('forms');
  mongo = await new MongoConnection({ url: server.url, name: 'test', maxPoolSize: 2, logger: quietLogger() }).start();
  models = answerModels(mongo.connection);
}, 60_000);
afterAll(async () => {
  await mongo.stop();
  await server.drop();
});

describeAnswerStore('MongoAnswerStore', () => new MongoAnswerStore(models, null));

import { MongoConnection, MongoDatabase } from '@trackway/mongo';
import { openMongo, quietLogger, type TestMongo } from '@trackway/testkit';
import { MongoUnitOfWork } from '../src/mongo-unit-of-work';
import { openModels } from '../src/open-models';
import { describeUnitOfWork } from '../src/unit-of-work.contract';

let server: TestMongo;
let mongo: MongoConnection;
let unitOfWork: MongoUnitOfWork;

beforeAll(async () => {
  server = await openMongo('channels');
  mongo = await new MongoConnection({ url: server.url, name: 'test', maxPoolSize: 2, logger: quietLogger() }).start();
  unitOfWork = new MongoUnitOfWork(new MongoDatabase(mongo.connection), openModels(mongo.connection), () => undefined);
}, 60_000);
afterAll(async () => {
  await mongo.stop();
  await server.drop();
});

describeUnitOfWork('MongoUnitOfWork', () => unitOfWork);

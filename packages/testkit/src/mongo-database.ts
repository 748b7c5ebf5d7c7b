import { join } from 'node:path';
import { migrate } from '@trackway/mongo';
import { createConnection } from 'mongoose';
import { testDatabaseName, testServers } from './config';

const ROOT = join(__dirname, '..', '..', '..');

export interface TestMongo {
  readonly url: string;
  drop(): Promise<void>;
}

/** A new database of a service, with migrations applied. */
export async function openMongo(service: string): Promise<TestMongo> {
  const url = new URL(testServers.mongodbUrl());
  url.pathname = `/${testDatabaseName(service)}`;
  await migrate({ databaseUrl: url.href, folder: join(ROOT, 'services', service, 'migrations') });
  return {
    url: url.href,
    drop: async () => {
      const connection = await createConnection(url.href).asPromise();
      await connection.dropDatabase();
      await connection.close();
    },
  };
}

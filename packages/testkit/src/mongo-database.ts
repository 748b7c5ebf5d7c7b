import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConnection } from 'mongoose';
import { testDatabaseName, testServers } from './config';

const ROOT = join(__dirname, '..', '..', '..');
const run = promisify(execFile);

export interface TestMongo {
  readonly url: string;
  drop(): Promise<void>;
}

/** A new database of a service, with migrations applied. */
export async function openMongo(service: string): Promise<TestMongo> {
  const url = new URL(testServers.mongodbUrl());
  url.pathname = `/${testDatabaseName(service)}`;
  const folder = join(ROOT, 'services', service, 'migrations');
  await run(process.execPath, [join(ROOT, 'packages/mongo/dist/migrate-cli.js'), '--folder', folder], {
    env: { ...process.env, MONGODB_URL: url.href },
  });
  return {
    url: url.href,
    drop: async () => {
      const connection = await createConnection(url.href).asPromise();
      await connection.dropDatabase();
      await connection.close();
    },
  };
}

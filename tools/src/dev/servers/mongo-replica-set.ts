import { setTimeout as wait } from 'node:timers/promises';
import { createConnection, mongo } from 'mongoose';
import { StartFailure } from '../../process/start-failure';

const TIMEOUT_MS = 30_000;
const NOT_YET_INITIALIZED = 94;

type Admin = ReturnType<mongo.Db['admin']>;

export function pingMongo(url: string): Promise<void> {
  return withAdmin(url, async (admin) => {
    await admin.command({ ping: 1 });
  });
}

/** Initiates a replica set with one member, which transactions require, and returns when it accepts writes. */
export function initiateReplicaSet(url: string, host: string): Promise<void> {
  return withAdmin(url, async (admin) => {
    const members = [{ _id: 0, host }];
    const config = await currentConfig(admin);
    if (config === undefined) await admin.command({ replSetInitiate: { _id: 'local', members } });
    else if (config.members[0]?.host !== host) {
      // The port has changed since the last start, so the member does not find itself in the configuration.
      await admin.command({ replSetReconfig: { ...config, version: config.version + 1, members }, force: true });
    }
    const deadline = Date.now() + TIMEOUT_MS;
    while (!(await admin.command({ hello: 1 }))['isWritablePrimary']) {
      if (Date.now() > deadline) throw new StartFailure(`MongoDB on ${host} did not become primary: see its log.`);
      await wait(100);
    }
  });
}

type ReplicaSetConfig = { version: number; members: { host: string }[] };

async function currentConfig(admin: Admin): Promise<ReplicaSetConfig | undefined> {
  try {
    const { config } = await admin.command({ replSetGetConfig: 1 });
    return config;
  } catch (error) {
    if (error instanceof mongo.MongoServerError && error.code === NOT_YET_INITIALIZED) return undefined;
    throw error;
  }
}

async function withAdmin(url: string, work: (admin: Admin) => Promise<void>): Promise<void> {
  const connection = createConnection(url, { serverSelectionTimeoutMS: 1_000, connectTimeoutMS: 1_000 });
  try {
    await connection.asPromise();
    await work(connection.getClient().db('admin').admin());
  } finally {
    await connection.destroy().catch(() => undefined);
  }
}

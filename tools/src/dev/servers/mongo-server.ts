import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ManagedProcess } from '../../process/managed-process';
import { installMongo } from '../install/install-mongo';
import { REPOSITORY, type ServersConfig } from './config';
import { initiateReplicaSet, pingMongo } from './mongo-replica-set';
import type { Server, ServerContext } from './servers';
import { dataFolder } from './small-disks';
import { startAndKeep } from './start-and-keep';

const START_STAND_IN = join(REPOSITORY, 'tools', 'local', 'mongo', 'serve.py');

/** Starts MongoDB: `mongod` of the PATH as a replica set with one member, otherwise a compatible server from PyPI. */
export async function startMongo(context: ServerContext, config: ServersConfig): Promise<Server> {
  const { stateFolder, durable } = context;
  const data = dataFolder(stateFolder, 'mongo');
  const folder = config.mongod === undefined ? data : `${data}d`;
  mkdirSync(folder, { recursive: true });
  const port = await context.ports.take('mongo');
  const address = ['--port', String(port)];
  const command: [string, ...string[]] =
    config.mongod === undefined
      ? [
          await installStandIn(context, config),
          START_STAND_IN,
          '--host',
          '127.0.0.1',
          ...address,
          ...standIn(folder, durable),
        ]
      : [
          config.mongod,
          ...['--replSet', 'local', '--dbpath', folder, '--bind_ip', '127.0.0.1', ...address],
          // As in serve.py: transactions of killed processes are aborted.
          ...['--setParameter', 'transactionLifetimeLimitSeconds=15'],
        ];
  const server = new ManagedProcess(
    {
      name: 'mongo',
      command,
      cwd: folder,
      env: { ...config.serverEnv, PYTHONUNBUFFERED: '1' },
      logFile: join(stateFolder, 'logs', 'mongo.log'),
      stopSignal: durable ? 'SIGTERM' : 'SIGKILL',
      orphanSignal: 'SIGKILL',
      stopTimeoutMs: 15_000,
    },
    context,
  );
  const url = `mongodb://127.0.0.1:${port}/?directConnection=true`;
  await startAndKeep(server, { name: 'MongoDB', ask: () => pingMongo(url), stopping: context.stopping });
  if (config.mongod !== undefined) await initiateReplicaSet(url, `127.0.0.1:${port}`);
  return { url, stop: () => server.stop() };
}

function installStandIn({ log }: ServerContext, { installed, python, env }: ServersConfig): Promise<string> {
  return installMongo({ root: REPOSITORY, installed, python, env, log });
}

function standIn(folder: string, durable: boolean): string[] {
  const file = ['--storage-path', folder, '--cache-size', '256M', '--log-level', 'WARNING'];
  return durable ? [...file, '--sync-on-commit'] : file;
}

import { installJava } from '../install/install-java';
import { installKafka } from '../install/install-kafka';
import { installMongo } from '../install/install-mongo';
import { REPOSITORY, type ServersConfig } from '../servers/config';

/** Installs missing servers in parallel. */
export async function installServers(config: ServersConfig, log: (line: string) => void): Promise<void> {
  const { installed, python, env, external } = config;
  const options = { root: REPOSITORY, installed, python, env, log };
  const kafka = async () => {
    const java = config.java || (await installJava(options));
    await installKafka({ ...options, java });
  };
  if (config.isDocker) return;
  await Promise.all([
    external.kafkaBrokers ? undefined : kafka(),
    external.mongodbUrl || config.mongod ? undefined : installMongo(options),
  ]);
}

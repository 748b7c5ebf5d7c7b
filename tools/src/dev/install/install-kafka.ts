import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waiting } from '../../process/waiting';
import { runInstaller } from './run-installer';
import { stamped } from './stamped';

/** Copies the jars of the broker with Maven and tools/local/kafka/pom.xml, and returns their folder. */
export async function installKafka(options: {
  root: string;
  installed: string;
  java: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
}): Promise<string> {
  const folder = join(options.installed, 'kafka');
  const pom = join(options.root, 'tools', 'local', 'kafka', 'pom.xml');
  await stamped(folder, [readFileSync(pom, 'utf8')], () =>
    waiting('Installing Apache Kafka (Maven)', options.log, () =>
      runInstaller(
        [
          'mvn',
          '-B',
          '-ntp',
          '-f',
          pom,
          'dependency:copy-dependencies',
          '-DincludeScope=runtime',
          `-DoutputDirectory=${folder}`,
        ],
        {
          what: 'Maven, which fetches Apache Kafka,',
          advice:
            'Check that Maven reaches its repository and that the disk has 100 MB left, then start again; or set KAFKA_BROKERS.',
          env: options.java.includes('/') ? { ...options.env, JAVA_HOME: join(options.java, '..', '..') } : options.env,
        },
      ),
    ),
  );
  return folder;
}

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './run.mjs';
import { UserError } from './user-error.mjs';

const PYTHONS = ['python3', 'python3.13', 'python3.12', 'python3.11', 'python3.10', 'python'];
const PYTHON_CHECK =
  'import sys, venv, ensurepip; assert (3, 10) <= sys.version_info[:2] <= (3, 13); print(sys.executable)';

/**
 * Finds the programs of the host that the servers need. Returns them as environment variables for the commands, with
 * an empty TRACKWAY_JAVA if Java must be installed from PyPI.
 */
export async function findPrerequisites(env = process.env) {
  const { needsMongo, needsKafka } = whatIsNeeded(env);
  const [java, python] = await Promise.all([needsKafka ? findJava(env) : undefined, findPython()]);
  const faults = [];
  if (!python && (needsMongo || (needsKafka && !java))) {
    faults.push(
      'Python 3.10 to 3.13 with its venv module is missing: install it (Debian and Ubuntu: apt-get install python3 python3-venv)' +
        `${needsMongo ? ', or set MONGODB_URL to a MongoDB replica set that runs already' : ', or install Java 17 or later'}.`,
    );
  }
  const hasJars = existsSync(join(ROOT, '.local', 'installed', 'kafka', 'stamp'));
  if (needsKafka && !hasJars && !onPath('mvn', env)) {
    faults.push(
      'Maven is missing: install it (Debian and Ubuntu: apt-get install maven), or set KAFKA_BROKERS to an Apache Kafka that runs already.',
    );
  }
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  return { TRACKWAY_PYTHON: python ?? '', TRACKWAY_JAVA: java ?? '' };
}

function whatIsNeeded(env) {
  if (env.TEST_BACKEND === 'docker') return { needsMongo: false, needsKafka: false };
  return { needsMongo: !env.MONGODB_URL && !onPath('mongod', env), needsKafka: !env.KAFKA_BROKERS };
}

async function findPython() {
  for (const name of PYTHONS) {
    const answer = await ask(name, ['-c', PYTHON_CHECK]);
    if (answer.code === 0) return answer.output.trim().split('\n').at(-1);
  }
  return undefined;
}

async function findJava(env) {
  const candidates = [...(env.JAVA_HOME ? [join(env.JAVA_HOME, 'bin', 'java')] : []), 'java'];
  for (const name of candidates) {
    const { output } = await ask(name, ['-version']);
    const version = /version "(\d+)/.exec(output)?.[1];
    if (Number(version) >= 17) return name;
  }
  return undefined;
}

function onPath(name, env) {
  return (env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
}

function ask(file, args) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', () => resolve({ code: 1, output: '' }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

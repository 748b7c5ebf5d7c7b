import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onStop } from '../../process/on-stop';
import { runInherited } from '../../process/run-inherited';
import { runMain } from '../../process/run-main';
import { installSchemathesis } from '../install/install-schemathesis';
import { loadServersConfig, REPOSITORY } from '../servers/config';
import type { Connection } from '../supervisor/connection';
import { withSystem } from '../test/with-system';
import { fuzzCommand } from './fuzz-command';
import { fuzzParser } from './parsers/fuzz-parser';
import { type ParserArguments, parseParserArguments } from './parsers/parser-arguments';
import { targets } from './parsers/targets';

const log = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run fuzz`: sends valid and invalid requests, generated from the OpenAPI document, to a new system. With names of
 * parsers, it passes mutated inputs to them instead.
 */
async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const stopping = new AbortController();
  onStop((reason) => stopping.abort(reason));
  const parsers = parseParserArguments(args, Object.keys(targets));
  return parsers ? fuzzParsers(parsers, stopping.signal) : fuzzApi(args, stopping.signal);
}

async function fuzzApi(more: readonly string[], signal: AbortSignal): Promise<number> {
  const { installed, python, env } = loadServersConfig();
  const interpreter = await installSchemathesis({ root: REPOSITORY, installed, python, env, log });
  return withSystem(env, log, async ({ TEST_CONNECTION = '' }) => {
    const { base_url: baseUrl, token }: Connection = JSON.parse(readFileSync(TEST_CONNECTION, 'utf8'));
    const command = fuzzCommand(interpreter, { baseUrl, authorization: `Bearer ${token}`, more });
    return runInherited(command, { signal });
  });
}

async function fuzzParsers({ names, minutes, seed }: ParserArguments, signal: AbortSignal): Promise<number> {
  let failed = 0;
  for (const name of names) {
    const target = targets[name]?.();
    const corpus = join(REPOSITORY, 'tools', 'fuzz-corpus', `${name}.json`);
    const output = join(REPOSITORY, '.local', 'fuzz');
    if (target && !(await fuzzParser({ name, target, minutes, seed, corpus, output, signal, log }))) failed += 1;
  }
  return failed;
}

void runMain(main);

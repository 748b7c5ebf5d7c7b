import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runMain } from '../../process/run-main';
import { REPOSITORY } from '../servers/config';
import { cliOperations } from './cli/cli-operations';
import type { ApiDocument } from './client/api-document';
import { clientFiles } from './client/client-files';
import { asyncApiText } from './events/async-api';
import type { WebhooksDocument } from './events/webhook-messages';
import { generateProtoTypes, PROTO_TYPES_FOLDER } from './proto-types';
import { pythonFiles } from './python/python-files';
import { writeServiceFiles } from './services/service-files';

const DOCUMENT = join(REPOSITORY, 'docs', 'openapi.json');
const ASYNC_API = join(REPOSITORY, 'docs', 'asyncapi.json');
const CLI_FILE = join(REPOSITORY, 'packages', 'cli', 'src', 'generated', 'operations.ts');
const CLIENT_FOLDER = join(REPOSITORY, 'packages', 'client', 'src', 'generated');
const PYTHON_FOLDER = join(REPOSITORY, 'clients', 'python', 'src', 'trackway', 'generated');
const MAX_WAIT_MS = 60_000;
const PAUSE_MS = 500;

/** `npm run generate [-- <address of a gateway>]`: writes all generated files. With an address, also docs/openapi.json. */
async function main(): Promise<undefined> {
  const [address] = process.argv.slice(2);
  if (address) await updateDocument(address);
  rmSync(PROTO_TYPES_FOLDER, { recursive: true, force: true });
  await generateProtoTypes(PROTO_TYPES_FOLDER);
  process.stdout.write('Types of the protos: packages/contracts/src/generated\n');
  const document: WebhooksDocument = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
  for (const [name, text] of Object.entries(clientFiles(document))) writeFileSync(join(CLIENT_FOLDER, name), text);
  writeFileSync(CLI_FILE, cliOperations(document));
  process.stdout.write('Client and command line: packages/{client,cli}/src/generated\n');
  for (const [name, text] of Object.entries(pythonFiles(document))) writeFileSync(join(PYTHON_FOLDER, name), text);
  writeFileSync(ASYNC_API, asyncApiText(document));
  process.stdout.write('Events: docs/asyncapi.json\n');
  process.stdout.write('Python client: clients/python/src/trackway/generated\n');
  writeServiceFiles();
  process.stdout.write(
    'Lists of services: deploy/services.sh, and parts of files (generate/services/service-lists.ts)\n',
  );
}

async function updateDocument(address: string): Promise<void> {
  const response = await describedOperations(new URL('/openapi.json', address));
  const document = (await response.json()) as ApiDocument;
  writeFileSync(DOCUMENT, `${JSON.stringify({ ...document, servers: [{ url: '/' }] }, undefined, 2)}\n`);
}

/** Waits until the gateway has the operations of all services, which takes some seconds after a start. */
async function describedOperations(url: URL): Promise<Response> {
  for (const end = Date.now() + MAX_WAIT_MS; ; ) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.url} returned ${response.status}.`);
    const missing = response.headers.get('x-trackway-missing');
    if (!missing) return response;
    if (Date.now() > end) throw new Error(`These services have not described their operations yet: ${missing}.`);
    await pause(PAUSE_MS);
  }
}

void runMain(main);

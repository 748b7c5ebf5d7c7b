// Writes src/generated/api.ts from docs/openapi.json. With an address (`-- http://127.0.0.1:8080`) the document is taken
// from the gateway there first. Failures are left out of the types: they all have one form, which is an error here.
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const DOCUMENT = new URL('../../docs/openapi.json', import.meta.url);
const TYPES = new URL('src/generated/api.ts', import.meta.url);

const [address] = process.argv.slice(2);
if (address) {
  const document = await (await fetch(new URL('/openapi.json', address))).json();
  writeFileSync(DOCUMENT, `${JSON.stringify({ ...document, servers: [{ url: '/' }] }, undefined, 2)}\n`);
}

const document = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
for (const methods of Object.values(document.paths)) {
  for (const operation of Object.values(methods)) {
    const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
    operation.responses = Object.fromEntries(successes);
  }
}
delete document.components.responses;

writeFileSync(TYPES, astToString(await openapiTS(document, { defaultNonNullable: false })));

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runMain } from '../../process/run-main';
import { REPOSITORY } from '../servers/config';
import { exampleOf, type OperationExample } from './choose-examples';
import { type Exchange, parseExchanges } from './exchange';
import { type DocumentedOperation, type DocumentedPaths, operationFinder } from './find-operation';

const EXAMPLES = join(REPOSITORY, 'docs', 'examples.json');
/** This test sends the examples of schemas. */
const DOCUMENTED = 'documented-examples';

/**
 * `npm run examples -- <folder>`: chooses examples from exchanges that outside tests recorded with RECORD_EXCHANGES.
 * Operations without a recorded exchange keep their example.
 */
async function main(): Promise<undefined> {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Name the folder of the recorded exchanges: npm run examples -- <folder>');
  const document: DocumentedPaths = JSON.parse(readFileSync(join(REPOSITORY, 'docs', 'openapi.json'), 'utf8'));
  const find = operationFinder(document);
  const byOperation = new Map<DocumentedOperation, (Exchange & { isDocumented: boolean })[]>();
  for (const file of readdirSync(folder).toSorted()) {
    const isDocumented = basename(file).startsWith(DOCUMENTED);
    for (const exchange of parseExchanges(readFileSync(join(folder, file), 'utf8'))) {
      const operation = find(exchange.method, exchange.path);
      if (!operation) continue;
      const known = byOperation.get(operation) ?? [];
      byOperation.set(operation, [...known, { ...exchange, isDocumented }]);
    }
  }
  const examples = examplesOfDocument(document);
  for (const [operation, exchanges] of byOperation) examples[operation.operationId] = exampleOf(operation, exchanges);
  const sorted = Object.entries(examples).toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(EXAMPLES, `${JSON.stringify(Object.fromEntries(sorted), undefined, 1)}\n`);
  process.stdout.write(`Examples of ${sorted.length} operations: docs/examples.json\n`);
}

/** The stored examples of operations that the document still has. */
function examplesOfDocument({ paths }: DocumentedPaths): Record<string, OperationExample> {
  const stored: Record<string, OperationExample> = JSON.parse(readFileSync(EXAMPLES, 'utf8'));
  const current = new Set(
    Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId)),
  );
  return Object.fromEntries(Object.entries(stored).filter(([operation]) => current.has(operation)));
}

void runMain(main);

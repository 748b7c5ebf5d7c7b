import { writeFileSync } from 'node:fs';
import type { TrackwayClient } from '@trackway/client';
import type { Command } from 'commander';
import { parseFilter, parseSort } from '../arguments/filters';
import { wholeNumber } from '../arguments/values';
import { connect } from '../connect';
import type { Context } from '../context';
import { bytesOf } from '../output/bytes';
import { type Item, isItem } from '../output/columns';
import { type OutputOptions, printItem, printItems } from '../output/print';
import { Rejected } from '../rejected';
import { UsageError } from '../usage-error';
import { nameMember } from './name-member';
import type { Operation } from './operation';
import { bodyOf, formOf, queryOf, type Values } from './option-values';
import { resolveProject } from './resolve-project';
import { withViewIds } from './resolve-view';

const MAX_PER_PAGE = 100;

interface Invocation {
  readonly context: Context;
  readonly command: Command;
  /** Arguments without the name of the command. */
  readonly words: readonly string[];
  readonly options: Values & OutputOptions;
}

interface Request {
  readonly path: string;
  readonly query: Values;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export function isSearch({ method, list, words }: Operation): boolean {
  return method === 'POST' && list !== undefined && words.at(-1) === 'search';
}

export async function runOperation(operation: Operation, invocation: Invocation): Promise<void> {
  const { context, command, options } = invocation;
  const { terminal } = context;
  const writes = operation.method !== 'GET' && operation.list === undefined;
  const { client } = connect(context, command, { writes });
  const request = await requestOf(operation, invocation, client);
  if (operation.list) return await printList(client, operation, request, invocation);
  const response = await client.request(operation.method, request.path, withSignal(request, context.signal));
  if (operation.file) {
    writeFile(context, options, await bytesOf(response));
    return;
  }
  const result: unknown = response.status === 204 ? {} : await response.json();
  const value = operation.member && isItem(result) ? result[operation.member] : result;
  const items = Array.isArray(value) ? value.filter(isItem) : undefined;
  if (items) await printItems(terminal, items, items.length, options);
  else await printItem(terminal, isItem(value) ? withoutSuccess(value) : value, options);
  if (hasRejectedItem(result)) throw new Rejected();
}

/** Whether an item of a bulk request was rejected, although the request succeeded. */
function hasRejectedItem(result: unknown): boolean {
  const outcomes = isItem(result) ? result['outcomes'] : undefined;
  return Array.isArray(outcomes) && outcomes.some((outcome) => isItem(outcome) && outcome['response'] === false);
}

async function requestOf(
  operation: Operation,
  { words, options: asked, context }: Invocation,
  client: TrackwayClient,
): Promise<Request> {
  const names = operation.arguments;
  const options = await withViewIds(operation, asked, client, context.signal);
  const values = await Promise.all(
    names.map((name, index) => resolveProject(client, name, words[index] ?? '', context.signal)),
  );
  const path = names.reduce(
    (text, name, index) => text.replace(`{${name}}`, pathSegment(name, values[index] ?? '')),
    operation.path,
  );
  const name = nameMember(operation);
  const given = name && words[names.length] ? { [name]: words[names.length], ...options } : options;
  const version = options['ifMatch'];
  const headers: Request['headers'] = version === undefined ? {} : { 'if-match': quoted(String(version)) };
  const body = await requestBody(operation, given, words.slice(names.length), context);
  return { path, query: queryOf(operation, options), body, headers };
}

async function requestBody(operation: Operation, options: Values, words: readonly string[], context: Context) {
  if (operation.upload) return formOf(operation, options);
  const body = await bodyOf(operation, options, context.terminal);
  if (!isSearch(operation)) return body;
  const sort = options['sort'];
  return {
    ...(isItem(body) ? body : {}),
    ...(words.length > 0 ? { filters: words.map(parseFilter) } : {}),
    ...(sort === undefined ? {} : { sorting: [parseSort(String(sort))] }),
  };
}

/** Reads pages until the limit is reached. */
async function printList(client: TrackwayClient, operation: Operation, request: Request, invocation: Invocation) {
  const { context, options } = invocation;
  const limit = wholeNumber('--limit', String(options['limit']));
  const items: Item[] = [];
  let total = 0;
  for (let page = 1; items.length < limit || page === 1; page += 1) {
    const paging = { page, perPage: Math.min(Math.max(limit, 1), MAX_PER_PAGE) };
    const paged =
      request.body === undefined
        ? { ...request, query: { ...request.query, ...paging } }
        : { ...request, body: { ...(isItem(request.body) ? request.body : {}), ...paging } };
    const how = { ...withSignal(paged, context.signal), repeatable: true };
    const response: unknown = await (await client.request(operation.method, request.path, how)).json();
    const found = isItem(response) ? response[operation.list ?? ''] : undefined;
    const meta = isItem(response) && isItem(response['meta']) ? response['meta'] : {};
    items.push(...(Array.isArray(found) ? found.filter(isItem) : []));
    total = Number(meta['total'] ?? items.length);
    if (page >= Number(meta['last_page'] ?? 1)) break;
  }
  await printItems(context.terminal, items.slice(0, limit), total, options);
}

/** @throws UsageError for values that URLs resolve to another path. */
function pathSegment(name: string, value: string): string {
  if (['', '.', '..'].includes(value)) {
    throw new UsageError(`<${name.replaceAll('_', '-')}> must be an id, not "${value}".`);
  }
  return encodeURIComponent(value);
}

function withSignal({ query, body, headers }: Request, signal: AbortSignal) {
  return { query: query as Record<string, string>, ...(body === undefined ? {} : { body }), headers, signal };
}

function writeFile({ terminal }: Context, options: Values, bytes: Uint8Array): void {
  const file = options['output'];
  if (typeof file === 'string') {
    writeFileSync(file, bytes);
    terminal.err(`${bytes.length} bytes written to ${file}\n`);
  } else terminal.outBytes(bytes);
}

/** Without `response: true`, which the exit code replaces. */
function withoutSuccess({ response: _response, ...members }: Item): Item {
  return members;
}

function quoted(version: string): string {
  return /^\d+$/.test(version) ? `"${version}"` : version;
}

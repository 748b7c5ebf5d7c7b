import { isJson } from '@trackway/client';
import { Command, Option } from 'commander';
import { collect, jsonArgument, oneOf } from '../arguments/values';
import { connect } from '../connect';
import type { Context } from '../context';
import { bytesOf } from '../output/bytes';
import { outputOptions, printItem } from '../output/print';
import { UsageError } from '../usage-error';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const MANAGEMENT = '/api/management';

/** Paths outside of the management API. A link of a form has a token, and a form has a number. */
const OTHER_FOLDERS = /^\/(api|files|forms(?!\/\d+(\/|$))|intake|intake-status|share|avatars|scim|docs|\.well-known)\//;
const OTHER_FILES = /^\/(mcp|docs|openapi\.json|asyncapi\.json|llms\.txt)$/;

interface ApiOptions {
  readonly data?: string;
  readonly header?: readonly string[];
  readonly jq?: string;
}

export function apiCommand(context: Context): Command {
  const { terminal, signal } = context;
  const command = new Command('api')
    .description('Send a request to any path, with the token of the profile')
    .argument('<method>', METHODS.join(', '))
    .argument('<path>', `such as /projects?perPage=5; ${MANAGEMENT} can be omitted`)
    .option('--data <json>', 'the body as JSON, @file, or - for standard input')
    .addOption(new Option('--header <name:value>', 'an additional header; can be repeated').argParser(collect));
  for (const option of outputOptions().filter(({ long }) => long === '--jq')) command.addOption(option);
  return command.action(async (given: string, path: string, { data, header = [], jq }: ApiOptions) => {
    const method = oneOf('<method>', given.toUpperCase(), METHODS);
    const { client } = connect(context, command, { writes: method !== 'GET' });
    const body = data === undefined ? undefined : await jsonArgument(data, terminal);
    const response = await client.request(method, fullPath(path), { body, headers: headersOf(header), signal });
    if (!isJson(response)) {
      return terminal.outBytes(await bytesOf(response));
    }
    await printItem(terminal, await response.json(), { json: true, ...(jq === undefined ? {} : { jq }) });
  });
}

function fullPath(path: string): string {
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return OTHER_FOLDERS.test(rooted) || OTHER_FILES.test(rooted) ? rooted : `${MANAGEMENT}${rooted}`;
}

function headersOf(lines: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      if (value.length === 0) throw new UsageError(`--header looks like name:value, not "${line}".`);
      return [name.trim(), value.join(':').trim()];
    }),
  );
}

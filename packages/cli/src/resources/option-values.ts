import { basename } from 'node:path';
import { fileArgument, jsonArgument, textList } from '../arguments/values';
import type { Terminal } from '../terminal';
import { UsageError } from '../usage-error';
import type { Operation, OperationOption } from './operation';

export type Values = Readonly<Record<string, unknown>>;

/** Name of an option on the command line. */
export function flagOf({ name }: OperationOption): string {
  return `--${name.replaceAll('_', '-')}`;
}

/** A filter of several fields, such as `--filter status=1`. SCIM has one expression instead. */
export function hasFields({ name, type }: OperationOption): boolean {
  return name === 'filter' && type === 'list';
}

/** Query of a request: options, and `--filter field=value` as `filter[field]`. */
export function queryOf({ query }: Operation, options: Values): Values {
  return membersOf(query, options, (option, value) =>
    hasFields(option) ? Object.fromEntries([value].flat().map((text) => filterPair(String(text)))) : value,
  );
}

/** JSON body of a request: `--data`, then single options. Undefined if the operation takes no body. */
export async function bodyOf({ body, method }: Operation, options: Values, terminal: Terminal): Promise<unknown> {
  if (!body) return undefined;
  const data = options['data'] === undefined ? {} : await jsonArgument(String(options['data']), terminal);
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new UsageError('--data must be an object.');
  const members = { ...data, ...membersOf(body, options, bodyValue) };
  const missing = body.filter(({ name, required }) => required && !(name in members));
  if (missing.length > 0) throw new UsageError(`${missing.map(flagOf).join(', ')} must be given.`);
  if (method === 'PATCH' && Object.keys(members).length === 0) throw new UsageError('Nothing to change was given.');
  return members;
}

/** Form with a file. @throws UsageError if the file cannot be read. */
export async function formOf({ body = [] }: Operation, options: Values): Promise<FormData> {
  const form = new FormData();
  const fileOption = body.find(({ type }) => type === 'file');
  // Fields precede the file, because later ones are only read after the whole file.
  const members = membersOf(
    body.filter((option) => option !== fileOption),
    options,
    (_option, value) => String(value),
  );
  for (const [name, value] of Object.entries(members)) form.append(name, String(value));
  const path = String(options[optionKey(fileOption?.name ?? 'file')] ?? '');
  if (path === '') throw new UsageError('--file must be given.');
  form.append(fileOption?.name ?? 'file', await fileArgument(path), basename(path));
  return form;
}

function membersOf(
  members: readonly OperationOption[],
  options: Values,
  convert: (option: OperationOption, value: unknown) => unknown,
): Values {
  return Object.fromEntries(
    members.flatMap((option) => {
      const value = options[optionKey(option.name)];
      return value === undefined ? [] : [[option.name, convert(option, value)]];
    }),
  );
}

function bodyValue(option: OperationOption, value: unknown): unknown {
  const text = String(value);
  // Optional members can be removed.
  if (text === 'null' && !option.required) return null;
  if (option.type === 'number') return numberOf(option, text);
  if (option.type === 'list') return text === '' ? [] : textList(text);
  if (option.type !== 'boolean') return text;
  if (text !== 'true' && text !== 'false') throw new UsageError(`${flagOf(option)} must be true or false.`);
  return text === 'true';
}

function numberOf(option: OperationOption, text: string): number {
  if (text.trim() === '' || !Number.isFinite(Number(text))) {
    throw new UsageError(`${flagOf(option)} must be a number, not "${text}".`);
  }
  return Number(text);
}

function filterPair(text: string): readonly [string, string] {
  const [field = '', ...rest] = text.split('=');
  if (rest.length === 0) throw new UsageError(`--filter looks like status=1, not "${text}".`);
  return [field, rest.join('=')];
}

/** Commander stores `--created-at` as `createdAt`. */
export function optionKey(name: string): string {
  return name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

import type { TrackwayClient } from '@trackway/client';
import { isUuid } from '../arguments/values';
import { CommandError } from '../command-error';
import { EXIT } from '../exit-codes';
import { UsageError } from '../usage-error';
import type { Operation } from './operation';
import { optionKey, type Values } from './option-values';

const VIEW_OPTIONS = new Set(['view', 'view_id']);

/** The id of a saved view, which can be given by its name. */
export async function resolveView(client: TrackwayClient, text: string, signal: AbortSignal): Promise<string> {
  if (isUuid(text) || text === 'null') return text;
  const ids: string[] = [];
  for await (const { id, name } of client.views.list({}, { signal })) if (name === text) ids.push(id);
  if (ids.length > 1) throw new UsageError(`Several views are named "${text}". Use the id of one: ${ids.join(', ')}.`);
  const [id] = ids;
  if (id === undefined) {
    throw new CommandError(`There is no view named "${text}". trackway views list shows all.`, EXIT.notFound);
  }
  return id;
}

/** Options of an operation, with the ids of views that were given by name. */
export async function withViewIds<Options extends Values>(
  { query, body = [] }: Operation,
  options: Options,
  client: TrackwayClient,
  signal: AbortSignal,
): Promise<Options> {
  const names = [...query, ...body].map(({ name }) => name).filter((name) => VIEW_OPTIONS.has(name));
  const given = names.map(optionKey).filter((key) => typeof options[key] === 'string');
  const ids = await Promise.all(
    given.map(async (key) => [key, await resolveView(client, String(options[key]), signal)] as const),
  );
  return { ...options, ...Object.fromEntries(ids) };
}

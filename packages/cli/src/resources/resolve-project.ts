import type { TrackwayClient } from '@trackway/client';
import { isUuid } from '../arguments/values';
import { CommandError } from '../command-error';
import { EXIT } from '../exit-codes';

const PROJECT_ARGUMENTS = new Set(['project', 'child']);

/**
 * The id for an argument. Projects can be given by their code, also deleted ones and templates, because codes are unique.
 * Other arguments are returned unchanged.
 */
export async function resolveProject(
  client: TrackwayClient,
  argument: string,
  text: string,
  signal: AbortSignal,
): Promise<string> {
  if (!PROJECT_ARGUMENTS.has(argument) || isUuid(text)) return text;
  const query = { filter: { code: text, trashed: 'with' }, template: 'include', fields: ['code'] } as const;
  const [project] = (await client.projects.list(query, { signal }).page()).items;
  if (!project) throw new CommandError(`There is no project with the code "${text}".`, EXIT.notFound);
  return project.id;
}

import type { TrackwayClient } from '@trackway/client';
import { UsageError } from '../usage-error';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const PROJECT_ARGUMENTS = new Set(['project', 'child']);

/** The id for an argument. Projects can be given by their code. Other arguments are returned unchanged. */
export async function resolveProject(
  client: TrackwayClient,
  argument: string,
  text: string,
  signal: AbortSignal,
): Promise<string> {
  if (!PROJECT_ARGUMENTS.has(argument) || UUID.test(text)) return text;
  const query = { filter: { code: text }, fields: ['code'] as const };
  const [project] = (await client.projects.list(query, { signal }).page()).items;
  if (!project) throw new UsageError(`There is no project with the code "${text}".`);
  return project.id;
}

import type { DrillCluster } from './cluster/drill-cluster';

/** Objects of a short journey, by their paths. */
export type Journey = { readonly token: string; readonly paths: readonly string[] };

/** Creates a project and a form, and reads them. @throws Error if a request fails */
export async function makeJourney(cluster: DrillCluster, token: string): Promise<Journey> {
  const create = async (path: string, member: string, body: object) => {
    const response = await cluster.request(token, 'POST', path, body);
    const created = response.body[member] as { id: string } | undefined;
    if (created === undefined) throw new Error(`POST ${path}: ${response.status}`);
    return `${path}/${created.id}`;
  };
  const fields = [{ label: 'Area', type: 'number' }];
  const paths = [
    await create('projects', 'project', { name: 'Roof' }),
    await create('forms', 'form', { title: 'Survey', fields }),
  ];
  const missing = await missingOf(cluster, { token, paths });
  if (missing.length > 0) throw new Error(`Created objects cannot be read: ${missing.join(', ')}`);
  return { token, paths };
}

/** The paths of objects that cannot be read. */
export async function missingOf(cluster: DrillCluster, { token, paths }: Journey): Promise<string[]> {
  const responses = await Promise.all(paths.map((path) => cluster.request(token, 'GET', path)));
  return paths.filter((_, index) => responses[index]?.status !== 200);
}

import type { Api } from './api';

export interface MadeForm {
  readonly id: number;
  /** The ids of its fields, in order. */
  readonly edges: readonly string[];
}

export async function makeForm(api: Api, fields: readonly object[], title = 'Survey'): Promise<MadeForm> {
  const { status, body } = await api.send('POST', '/forms', { title, fields });
  if (status !== 200) throw new Error(`The form was rejected: ${body.error}`);
  return { id: body.form.id, edges: body.form.fields.map(({ id }: { id: string }) => id) };
}

export async function makeProject(api: Api, name = 'Roof'): Promise<string> {
  return (await api.send('POST', '/projects', { name })).body.project.id;
}

/** The context of a project's own form. */
export function ownForm(projectId: string) {
  return { type: 'project_form', project_id: projectId };
}

export function accessorQuery(accessor: { type: string; project_id: string; id?: unknown }): string {
  const id = accessor.id === undefined ? '' : `&accessor[id]=${accessor.id}`;
  return `accessor[type]=${accessor.type}&accessor[project_id]=${accessor.project_id}${id}`;
}

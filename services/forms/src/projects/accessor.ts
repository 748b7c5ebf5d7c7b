export const accessorTypes = [
  'project_form',
  'project_step_form',
  'project_funnel_assignment',
  'project_loose_form',
] as const;

export type AccessorType = (typeof accessorTypes)[number];

/** The context in which a form is answered. An answer is unique by frame, field and accessor. */
export interface Accessor {
  readonly type: AccessorType;
  readonly projectId: string;
  /** Id of the step, the assignment or the loose form. Null for `project_form`. */
  readonly id: string | number | null;
}

/** The accessor as text, for unique indexes. */
export function accessorKey({ type, projectId, id }: Accessor): string {
  return `${type}:${projectId}:${id ?? ''}`;
}

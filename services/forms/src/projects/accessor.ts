export const accessorTypes = [
  'project_form',
  'project_step_form',
  'project_funnel_assignment',
  'project_loose_form',
] as const;

export type AccessorType = (typeof accessorTypes)[number];

/** The context in which a form is answered: an answer is unique by frame, field and accessor. */
export interface Accessor {
  readonly type: AccessorType;
  readonly projectId: string;
  /** Null for the project's own form; else the step's, the assignment's or the loose form's. */
  readonly id: string | number | null;
}

/** The accessor as one text, for unique indexes. */
export function accessorKey({ type, projectId, id }: Accessor): string {
  return `${type}:${projectId}:${id ?? ''}`;
}

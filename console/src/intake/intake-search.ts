export interface IntakeSearch {
  /** Id of a form, to list its links only. */
  readonly form?: number;
  readonly page?: number;
}

export function intakeSearch({ form, page }: Readonly<Record<string, unknown>>): IntakeSearch {
  return {
    ...(typeof form === 'number' && form > 0 ? { form } : {}),
    ...(typeof page === 'number' && page > 1 ? { page } : {}),
  };
}

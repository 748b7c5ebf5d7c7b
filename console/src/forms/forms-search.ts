export interface FormsSearch {
  readonly page?: number;
}

export function formsSearch({ page }: Readonly<Record<string, unknown>>): FormsSearch {
  return typeof page === 'number' && page > 1 ? { page } : {};
}

const DIALOGS = ['preview', 'attach', 'delete'] as const;

export interface FormSearch {
  /** Number of the field that is open, from 1. */
  readonly field?: number;
  readonly dialog?: (typeof DIALOGS)[number];
}

export function formSearch({ field, dialog }: Readonly<Record<string, unknown>>): FormSearch {
  const shown = DIALOGS.find((name) => name === dialog);
  return {
    ...(typeof field === 'number' && Number.isInteger(field) && field > 0 ? { field } : {}),
    ...(shown ? { dialog: shown } : {}),
  };
}

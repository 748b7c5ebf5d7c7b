export interface FunnelsSearch {
  readonly page?: number;
  /** Shows the dialog that creates a funnel. */
  readonly create?: true;
}

export function funnelsSearch({ page, create }: Readonly<Record<string, unknown>>): FunnelsSearch {
  return {
    ...(typeof page === 'number' && page > 1 ? { page } : {}),
    ...(create === true ? { create } : {}),
  };
}

const DIALOGS = ['edit', 'delete', 'add', 'attachments'] as const;

export interface FunnelSearch {
  /** Id of the step that is edited or deleted, or whose attachments are shown. */
  readonly step?: string;
  readonly dialog?: (typeof DIALOGS)[number];
}

export function funnelSearch({ step, dialog }: Readonly<Record<string, unknown>>): FunnelSearch {
  const shown = DIALOGS.find((name) => name === dialog);
  return { ...(typeof step === 'string' && step !== '' ? { step } : {}), ...(shown ? { dialog: shown } : {}) };
}

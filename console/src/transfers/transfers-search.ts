const STATUSES = ['pending', 'processing', 'completed', 'failed'] as const;
const ACTIONS = ['import', 'export'] as const;

export interface TransfersSearch {
  readonly status?: (typeof STATUSES)[number] | undefined;
  readonly action?: (typeof ACTIONS)[number] | undefined;
  readonly page?: number;
}

export function transfersSearch({ status, action, page }: Readonly<Record<string, unknown>>): TransfersSearch {
  const knownStatus = STATUSES.find((one) => one === status);
  const knownAction = ACTIONS.find((one) => one === action);
  return {
    ...(knownStatus ? { status: knownStatus } : {}),
    ...(knownAction ? { action: knownAction } : {}),
    ...(typeof page === 'number' && page > 1 ? { page } : {}),
  };
}

export { ACTIONS, STATUSES };

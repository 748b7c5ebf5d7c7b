export const RUN_STATES = ['waiting', 'succeeded', 'failed', 'skipped', 'cancelled'] as const;

export interface RulesSearch {
  readonly step?: string;
  /** Only runs with this result. */
  readonly status?: (typeof RUN_STATES)[number];
  readonly page?: number;
}

/** Assistants are listed by step. Without one, automations are shown. */
export function rulesSearch({ step, status, page }: Readonly<Record<string, unknown>>): RulesSearch {
  const known = RUN_STATES.find((one) => one === status);
  return {
    ...(typeof step === 'string' && step !== '' ? { step } : {}),
    ...(known ? { status: known } : {}),
    ...(typeof page === 'number' && page > 1 ? { page } : {}),
  };
}

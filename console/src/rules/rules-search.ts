export interface RulesSearch {
  readonly step?: string;
}

/** Assistants are listed by step. Without one, automations are shown. */
export function rulesSearch({ step }: Readonly<Record<string, unknown>>): RulesSearch {
  return typeof step === 'string' && step !== '' ? { step } : {};
}

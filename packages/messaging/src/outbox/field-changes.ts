import type { FieldChange } from '@trackway/contracts';

/**
 * The differences between two states of an entity, for history and audit log: only the fields in `apiNames`, with their
 * API names.
 */
export function changesOf<State extends object>(
  before: State,
  after: State,
  apiNames: Readonly<Partial<Record<keyof State & string, string>>>,
): FieldChange[] {
  return (Object.entries(apiNames) as [keyof State, string][])
    .filter(([key]) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map(([key, field]) => ({ field, from: before[key], to: after[key] }));
}

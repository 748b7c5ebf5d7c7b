import type { FieldChange } from '@trackway/contracts';

/** What differs between two states of a thing, as history and audit log tell it: of the fields in `apiNames` alone, each by its name in the API. */
export function changesOf<State extends object>(
  before: State,
  after: State,
  apiNames: Readonly<Partial<Record<keyof State & string, string>>>,
): FieldChange[] {
  return (Object.entries(apiNames) as [keyof State, string][])
    .filter(([key]) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map(([key, field]) => ({ field, from: before[key], to: after[key] }));
}

import type { ImportType } from '@trackway/contracts';
import type { LearnedMapping } from './suggestion';

/** The imports that share a mapping: a type, or the answers of one form. */
export type LearnedScope = ImportType | `form_answer/${number}`;

export function learnedScope({
  type,
  options: { formId },
}: {
  readonly type: ImportType;
  readonly options: { readonly formId?: number | undefined };
}): LearnedScope {
  return formId === undefined ? type : `form_answer/${formId}`;
}

/** What a tenant has mapped headings to in its imports. */
export interface LearnedMappingStore {
  find(frameId: string, scope: LearnedScope): Promise<LearnedMapping>;
  /** Stores column keys by heading. '' means that a column was ignored. */
  record(frameId: string, scope: LearnedScope, mapping: Readonly<Record<string, string>>): Promise<void>;
}

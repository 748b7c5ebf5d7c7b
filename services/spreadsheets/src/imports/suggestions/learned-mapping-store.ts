import type { ImportType } from '@trackway/contracts';
import type { LearnedMapping } from './suggestion';

/** What a tenant has mapped headings to in its imports. */
export interface LearnedMappingStore {
  find(frameId: string, type: ImportType): Promise<LearnedMapping>;
  /** Stores column keys by heading. '' means that a column was ignored. */
  record(frameId: string, type: ImportType, mapping: Readonly<Record<string, string>>): Promise<void>;
}

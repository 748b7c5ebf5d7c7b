import type { Page } from '@trackway/application';
import type { AuditLine } from './audit-line';
import type { LineFilter } from './line-filter';

export interface AuditFilter extends LineFilter {
  readonly subjectKind?: string;
  readonly subjectId?: string;
}

export interface AuditStore {
  /** Stores the lines. A line that is stored already is ignored. */
  add(frameId: string, lines: readonly AuditLine[]): Promise<void>;
  /** Newest first. */
  page(frameId: string, filter: AuditFilter, page: Page): Promise<{ lines: readonly AuditLine[]; total: number }>;
}

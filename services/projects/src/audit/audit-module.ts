import { type Page, type PageMeta, pageMeta } from '@trackway/application';
import type { Caller } from '@trackway/runtime';
import type { AuditFilter, AuditStore, StoredEntry } from './audit-store';
import { makeVerifyAuditLog } from './verify-audit-log';

export type AuditModule = ReturnType<typeof auditModule>;

/** The audit log of a frame. Entries arrive as events of all services. */
export function auditModule({ audit }: { readonly audit: AuditStore }) {
  return {
    queries: {
      async list(
        { frameId }: Caller,
        filter: AuditFilter,
        page: Page,
      ): Promise<{ meta: PageMeta; entries: readonly StoredEntry[] }> {
        const { entries, total } = await audit.page(frameId, filter, page);
        return { meta: pageMeta(page, total, entries.length), entries };
      },
      verify: makeVerifyAuditLog({ audit }),
    },
  };
}

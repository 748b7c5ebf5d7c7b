import type { SpreadsheetOperation } from '@trackway/client';
import { plain } from './table';

/** One line with the reason of a failed import or export. docs/reference/errors.md explains each code. */
export function failureOf({ action, metadata }: Pick<SpreadsheetOperation, 'action' | 'metadata'>): string {
  const { code, message } = (metadata['failure'] ?? {}) as { readonly code?: string; readonly message?: string };
  return `The ${action} failed: ${plain(message ?? 'The reason is unknown.')} (${plain(code ?? 'server_error')})\n`;
}

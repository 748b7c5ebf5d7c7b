import type { SpreadsheetOperation } from '@trackway/client';
import { plain } from './table';

/** Why an import or export failed, in one line: docs/reference/errors.md says what to do about each code. */
export function failureOf({ action, metadata }: Pick<SpreadsheetOperation, 'action' | 'metadata'>): string {
  const { code, message } = (metadata['failure'] ?? {}) as { readonly code?: string; readonly message?: string };
  return `The ${action} failed: ${plain(message ?? 'Nobody knows why.')} (${plain(code ?? 'server_error')})\n`;
}

import { audit } from '../text/en/audit';
import { useTextOf } from '../text/use-text-of';

const CATALOGUE = {
  name: 'audit',
  english: audit,
  portuguese: async () => (await import('../text/pt/audit')).audit,
};

/** Texts of the audit log, which are not part of the first load. */
export function useAuditText() {
  return useTextOf(CATALOGUE);
}

import type { ImportType } from '@trackway/contracts';

/** The fields that existing rows can be matched by, in the order in which they are tried. */
export const MATCH_FIELDS: Readonly<Record<ImportType, readonly string[]>> = {
  project: ['id', 'code', 'old_id'],
  customer: ['id', 'document', 'name'],
  contact: ['id', 'email'],
};

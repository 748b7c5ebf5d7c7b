import type { FormField } from '../fields/field';

/** Questions that are answered about projects. Ids count in each frame; every edit makes a version. */
export interface Form {
  readonly id: number;
  readonly frameId: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly FormField[];
  readonly version: number;
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

import type { FormField } from '../fields/field';
import type { PageSettings } from './page-settings';

/** Fields that are answered for projects. Ids are sequential per frame. Each update creates a version. */
export interface Form {
  readonly id: number;
  readonly frameId: string;
  readonly title: string;
  readonly description: string;
  readonly fields: readonly FormField[];
  readonly page: PageSettings;
  readonly version: number;
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

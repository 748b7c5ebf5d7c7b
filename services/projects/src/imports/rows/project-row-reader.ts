import { projectFields } from '@trackway/contracts';
import type { CellReader } from './cell-readers';
import { createFieldsReader, type RowFields } from './read-fields';

const readFields = createFieldsReader('project', projectFields);

/** The values of a row. Undefined fields are empty cells, which updates leave unchanged. */
export interface ProjectDraft {
  readonly id: string | undefined;
  readonly fields: RowFields<typeof projectFields>;
  readonly customer: string | undefined;
  readonly contact: string | undefined;
  readonly parent: string | undefined;
  readonly groups: readonly string[] | undefined;
  readonly tags: readonly string[] | undefined;
  /** E-mail addresses or ids of users. */
  readonly assignees: readonly string[] | undefined;
}

/** A new project needs a name. */
export function readProjectRow(reader: CellReader, options: { isNew: boolean }): ProjectDraft {
  return {
    id: reader.uuid('project.id'),
    fields: readFields(reader, options),
    customer: reader.text('project.customer'),
    contact: reader.text('project.contact'),
    parent: reader.text('project.parent'),
    groups: reader.names('project.groups'),
    tags: reader.names('project.tags'),
    assignees: reader.names('project.assignees'),
  };
}

import type { ProjectFields } from '../../projects/project/project';
import { projectStatuses } from '../../projects/project/project';
import type { CellReader } from './cell-readers';

/** What a row says of a project. Fields whose cell is empty are undefined, and stay as they are in an update. */
export interface ProjectDraft {
  readonly id: string | undefined;
  readonly fields: { readonly [Key in keyof ProjectFields]?: ProjectFields[Key] | undefined };
  readonly customer: string | undefined;
  readonly contact: string | undefined;
  readonly parent: string | undefined;
  readonly groups: readonly string[] | undefined;
  readonly tags: readonly string[] | undefined;
  /** E-mail addresses or ids of users. */
  readonly assignees: readonly string[] | undefined;
}

/** A new project needs a name. */
export function readProjectRow(reader: CellReader, { isNew }: { isNew: boolean }): ProjectDraft {
  return {
    id: reader.uuid('project.id'),
    fields: {
      name: isNew ? reader.required('project.name') : reader.text('project.name'),
      code: reader.text('project.code'),
      oldId: reader.text('project.old_id'),
      description: reader.text('project.description', 65_536),
      status: readStatus(reader),
      impact: reader.wholeNumber('project.impact', 0, 100),
      budget: reader.wholeNumber('project.budget', 0, Number.MAX_SAFE_INTEGER),
      isTemplate: reader.boolean('project.is_template'),
    },
    customer: reader.text('project.customer'),
    contact: reader.text('project.contact'),
    parent: reader.text('project.parent'),
    groups: reader.names('project.groups'),
    tags: reader.names('project.tags'),
    assignees: reader.names('project.assignees'),
  };
}

/** A status by its number or its label, whose case, spaces and hyphens don't count. */
function readStatus(reader: CellReader): number | undefined {
  const text = reader.text('project.status');
  if (text === undefined) return undefined;
  const status = STATUSES.get(plain(text));
  if (status !== undefined) return status;
  const known = projectStatuses.map(({ label, value }) => `${value} (${label})`).join(', ');
  return reader.fault('project.status', 'unknown_status', `Must be one of ${known}.`);
}

const STATUSES: ReadonlyMap<string, number> = new Map(
  projectStatuses.flatMap(({ label, value }) => [
    [String(value), value],
    [plain(label), value],
  ]),
);

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '-');
}

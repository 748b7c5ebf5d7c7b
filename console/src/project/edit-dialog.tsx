import type { UpdateProject } from '@trackway/client';
import { errorsBelow, fieldErrors } from '../api/error-facts';
import { EditForm, textProps } from '../edit/edit-form';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { RecordField } from '../records/record-field';
import { CONTACTS, CUSTOMERS, PROJECT_GROUPS, PROJECTS, TAGS, USERS } from '../records/record-sources';
import { RecordsField } from '../records/records-field';
import { type TextKey, useText } from '../text/text-context';
import { SelectField, TextArea, TextField } from '../ui/field';
import { toMinorUnits, toUnits } from '../ui/minor-units';
import type { ProjectDetail } from './project-detail';

const PATH = '/api/management/projects/{project}';
const STATUSES = [1, 2, 3, 4] as const;

const SOURCES = {
  customer_id: CUSTOMERS,
  contact_id: CONTACTS,
  parent_id: PROJECTS,
  tag_ids: TAGS,
  group_ids: PROJECT_GROUPS,
  user_ids: USERS,
} as const;

/** The changed members, without the index of a draft. */
type ProjectChanges = {
  readonly [Field in keyof ProjectDraft as string extends Field ? never : Field]?: ProjectDraft[Field];
};

interface ProjectDraft {
  readonly [field: string]: unknown;
  readonly name: string;
  readonly status: string;
  readonly budget: string;
  readonly impact: string;
  readonly description: string;
  /** Empty if the project has none. */
  readonly customer_id: string;
  readonly contact_id: string;
  readonly parent_id: string;
  readonly tag_ids: readonly string[];
  readonly group_ids: readonly string[];
  readonly user_ids: readonly string[];
}

/** Changes fields of a project. */
export function EditDialog({ project, onClose }: { project: ProjectDetail; onClose: () => void }) {
  const t = useText();
  const path = { project: project.id };
  const edit = useEdit<ProjectDraft>({
    path: `/api/management/projects/${project.id}`,
    first: draftOf(project),
    read: async (client) => draftOf(await client.projects.get(project.id)),
    write: (client, changes, options) => client.call('patch', PATH, { path, body: bodyOf(changes) }, options),
    onDone: useSaved(onClose),
  });
  const labels = {
    name: t('ui.name'),
    status: t('ui.status'),
    budget: t('project.budget'),
    impact: t('project.impact'),
    description: t('project.description'),
    customer_id: t('project.customer'),
    contact_id: t('project.contact'),
    parent_id: t('project.parent'),
    tag_ids: t('project.tags'),
    group_ids: t('project.groups'),
    user_ids: t('project.users'),
  };
  return (
    <EditForm title={t('project.edit')} edit={edit} labels={labels} sources={SOURCES} onClose={onClose}>
      <TextField label={labels.name} required maxLength={255} {...textProps(edit, 'name')} />
      <SelectField label={labels.status} {...textProps(edit, 'status')}>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}` as TextKey)}
          </option>
        ))}
      </SelectField>
      <TextField label={labels.budget} type="number" step="0.01" required {...textProps(edit, 'budget')} />
      <TextField label={labels.impact} type="number" required {...textProps(edit, 'impact')} />
      <TextArea label={labels.description} {...textProps(edit, 'description')} />
      {(['customer_id', 'contact_id', 'parent_id'] as const).map((field) => (
        <RecordField
          key={field}
          label={labels[field]}
          errors={fieldErrors(edit.error, field)}
          source={SOURCES[field]}
          value={edit.draft[field]}
          onChange={(id) => edit.set(field, id)}
        />
      ))}
      {(['tag_ids', 'group_ids', 'user_ids'] as const).map((field) => (
        <RecordsField
          key={field}
          label={t(`project.add_${field}`)}
          errors={errorsBelow(edit.error, field)}
          source={SOURCES[field]}
          ids={edit.draft[field]}
          onChange={(ids) => edit.set(field, ids)}
        />
      ))}
    </EditForm>
  );
}

function draftOf(project: ProjectDetail): ProjectDraft {
  const { name, status, budget, impact, description, customer_id: customer, contact_id: contact } = project;
  return {
    ...{ name, status: String(status), budget: String(toUnits(budget)), impact: String(impact), description },
    ...{ customer_id: customer ?? '', contact_id: String(contact ?? ''), parent_id: project.parent_id ?? '' },
    ...{ tag_ids: idsOf(project.tags), group_ids: idsOf(project.groups), user_ids: idsOf(project.users) },
  };
}

function idsOf(records: readonly { readonly id: string }[]): readonly string[] {
  return records.map(({ id }) => id);
}

function bodyOf({
  status,
  budget,
  impact,
  customer_id,
  contact_id,
  parent_id,
  ...same
}: ProjectChanges): UpdateProject {
  const known = STATUSES.find((one) => String(one) === status);
  return {
    ...same,
    ...(known === undefined ? {} : { status: known }),
    ...(budget === undefined ? {} : { budget: toMinorUnits(budget) }),
    ...(impact === undefined ? {} : { impact: Number(impact) }),
    ...(customer_id === undefined ? {} : { customer_id: customer_id || null }),
    ...(contact_id === undefined ? {} : { contact_id: contact_id === '' ? null : Number(contact_id) }),
    ...(parent_id === undefined ? {} : { parent_id: parent_id || null }),
  };
}

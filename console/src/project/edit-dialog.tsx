import type { UpdateProject } from '@trackway/client';
import { EditForm, textProps } from '../edit/edit-form';
import { useEdit } from '../edit/use-edit';
import { useSaved } from '../edit/use-saved';
import { type TextKey, useText } from '../text/text-context';
import { SelectField, TextArea, TextField } from '../ui/field';
import { toMinorUnits, toUnits } from '../ui/minor-units';
import type { ProjectDetail } from './project-detail';

const PATH = '/api/management/projects/{project}';
const STATUSES = [1, 2, 3, 4] as const;

interface ProjectDraft {
  readonly [field: string]: string;
  readonly name: string;
  readonly status: string;
  readonly budget: string;
  readonly impact: string;
  readonly description: string;
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
  };
  return (
    <EditForm title={t('project.edit')} edit={edit} labels={labels} onClose={onClose}>
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
    </EditForm>
  );
}

function draftOf({ name, status, budget, impact, description }: ProjectDetail): ProjectDraft {
  return { name, status: String(status), budget: String(toUnits(budget)), impact: String(impact), description };
}

function bodyOf({ name, status, budget, impact, description }: Partial<ProjectDraft>): UpdateProject {
  const known = STATUSES.find((one) => String(one) === status);
  return {
    ...(name === undefined ? {} : { name }),
    ...(known === undefined ? {} : { status: known }),
    ...(budget === undefined ? {} : { budget: toMinorUnits(budget) }),
    ...(impact === undefined ? {} : { impact: Number(impact) }),
    ...(description === undefined ? {} : { description }),
  };
}

import { useNavigate } from '@tanstack/react-router';
import type { Project } from '@trackway/client';
import { CreateDialog } from '../edit/create-dialog';
import { textProps } from '../edit/edit-form';
import { useNew } from '../edit/use-new';
import { CheckBox, TextField } from '../ui/field';
import { useToast } from '../ui/toast';
import type { ProjectDetail } from './project-detail';
import { useActionsText } from './use-actions-text';

const DUPLICATE = '/api/management/projects/{project}/duplicate';

interface Copy extends Readonly<Record<string, unknown>> {
  readonly name: string;
  readonly with_children: boolean;
  readonly with_forms: boolean;
}

/** Copies a project and opens the copy. */
export function DuplicateDialog({ project, onClose }: { project: ProjectDetail; onClose: () => void }) {
  const t = useActionsText();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useNew<Copy, { readonly project: Project }>({
    first: { name: project.name, with_children: false, with_forms: true },
    write: (client, body) => client.call('post', DUPLICATE, { path: { project: project.id }, body }),
    onDone: ({ project: { id } }) => {
      toast(t('actions.duplicated'));
      onClose();
      void navigate({ to: '/projects/$project', params: { project: id } });
    },
  });
  const { draft, set, create } = form;
  return (
    <CreateDialog
      title={t('actions.duplicate_title')}
      label={t('actions.duplicate')}
      onClose={onClose}
      create={create}
      isComplete={draft.name.trim() !== ''}
    >
      <TextField label={t('ui.name')} required maxLength={255} {...textProps(form, 'name')} />
      {(['with_children', 'with_forms'] as const).map((part) => (
        <CheckBox
          key={part}
          label={t(`actions.${part}`)}
          checked={draft[part]}
          onChange={(event) => set(part, event.target.checked)}
        />
      ))}
    </CreateDialog>
  );
}

import type { ProjectGroup } from '@trackway/client';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { useDeletionToast } from '../deleted/use-deletion-toast';
import { CreateDialog } from '../edit/create-dialog';
import { EditForm, textProps } from '../edit/edit-form';
import { ReadDialog } from '../edit/read-dialog';
import { useEdit } from '../edit/use-edit';
import { useNew } from '../edit/use-new';
import { useSaved } from '../edit/use-saved';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { TextField } from '../ui/field';
import { useToast } from '../ui/toast';
import { useGroupsText } from './use-groups-text';

const PATH = '/api/management/project-groups';
export const GROUP = '/api/management/project-groups/{project_group}';

interface GroupDraft {
  readonly [field: string]: string;
  readonly name: string;
}

export function CreateGroupDialog({ onClose }: { onClose: () => void }) {
  const t = useGroupsText();
  const toast = useToast();
  const form = useNew<GroupDraft, unknown>({
    first: { name: '' },
    write: (client, body) => client.call('post', PATH, { body }),
    onDone: () => {
      toast(t('groups.created'));
      onClose();
    },
  });
  const isComplete = form.draft.name.trim() !== '';
  return (
    <CreateDialog title={t('groups.create')} onClose={onClose} create={form.create} isComplete={isComplete}>
      <TextField label={t('ui.name')} required maxLength={255} {...textProps(form, 'name')} />
    </CreateDialog>
  );
}

export function EditGroupDialog({ group: id, onClose }: { group: string; onClose: () => void }) {
  const t = useGroupsText();
  const read = useRead(GROUP, { path: { project_group: id } });
  return (
    <ReadDialog title={t('groups.edit')} of={read} onClose={onClose}>
      {({ project_group: group }) => <GroupForm group={group} onClose={onClose} />}
    </ReadDialog>
  );
}

function GroupForm({ group: { id, name }, onClose }: { group: ProjectGroup; onClose: () => void }) {
  const t = useGroupsText();
  const path = { project_group: id };
  const edit = useEdit<GroupDraft>({
    path: `${PATH}/${id}`,
    first: { name },
    read: async (client) => ({ name: (await client.call('get', GROUP, { path })).project_group.name }),
    write: (client, body, options) => client.call('patch', GROUP, { path, body }, options),
    onDone: useSaved(onClose),
  });
  const labels = { name: t('ui.name') };
  return (
    <EditForm title={t('groups.edit')} edit={edit} labels={labels} onClose={onClose}>
      <TextField label={labels.name} required maxLength={255} {...textProps(edit, 'name')} />
    </EditForm>
  );
}

interface DeleteGroupDialogProps {
  readonly group: ProjectGroup;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

export function DeleteGroupDialog({ group: { id, name }, onClose, onDeleted = onClose }: DeleteGroupDialogProps) {
  const t = useGroupsText();
  const toast = useDeletionToast({ kind: 'groups' });
  const remove = useChange(
    (client) => client.call('delete', GROUP, { path: { project_group: id } }),
    () => {
      toast(t('groups.deleted'), id);
      onDeleted();
    },
  );
  return (
    <ConfirmDialog title={t('groups.delete_of', { name })} label={t('ui.delete')} action={remove} onClose={onClose}>
      <p>{t('groups.delete_about')}</p>
    </ConfirmDialog>
  );
}

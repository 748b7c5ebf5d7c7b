import type { Tag } from '@trackway/client';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { useDeletionToast } from '../deleted/use-deletion-toast';
import { CreateDialog } from '../edit/create-dialog';
import { EditForm, type FormState, textProps } from '../edit/edit-form';
import { ReadDialog } from '../edit/read-dialog';
import { useEdit } from '../edit/use-edit';
import { useNew } from '../edit/use-new';
import { useSaved } from '../edit/use-saved';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { TextField } from '../ui/field';
import { useToast } from '../ui/toast';
import { useGroupsText } from './use-groups-text';

const PATH = '/api/management/tags';
const ONE = '/api/management/tags/{tag}';

interface TagDraft {
  readonly [field: string]: string;
  readonly name: string;
  /** `#rrggbb` */
  readonly color: string;
}

const NEW_TAG: TagDraft = { name: '', color: '#3366cc' };

export function CreateTagDialog({ onClose }: { onClose: () => void }) {
  const t = useGroupsText();
  const toast = useToast();
  const form = useNew<TagDraft, unknown>({
    first: NEW_TAG,
    write: (client, body) => client.call('post', PATH, { body }),
    onDone: () => {
      toast(t('groups.created_tag'));
      onClose();
    },
  });
  const isComplete = form.draft.name.trim() !== '';
  return (
    <CreateDialog title={t('groups.create_tag')} onClose={onClose} create={form.create} isComplete={isComplete}>
      <TagFields form={form} />
    </CreateDialog>
  );
}

export function EditTagDialog({ tag: id, onClose }: { tag: string; onClose: () => void }) {
  const t = useGroupsText();
  const read = useRead(ONE, { path: { tag: id } });
  return (
    <ReadDialog title={t('groups.edit_tag')} of={read} onClose={onClose}>
      {({ tag }) => <TagForm tag={tag} onClose={onClose} />}
    </ReadDialog>
  );
}

function TagForm({ tag, onClose }: { tag: Tag; onClose: () => void }) {
  const t = useGroupsText();
  const path = { tag: tag.id };
  const edit = useEdit<TagDraft>({
    path: `${PATH}/${tag.id}`,
    first: draftOf(tag),
    read: async (client) => draftOf((await client.call('get', ONE, { path })).tag),
    write: (client, body, options) => client.call('patch', ONE, { path, body }, options),
    onDone: useSaved(onClose),
  });
  const labels = { name: t('ui.name'), color: t('groups.color') };
  return (
    <EditForm title={t('groups.edit_tag')} edit={edit} labels={labels} onClose={onClose}>
      <TagFields form={edit} />
    </EditForm>
  );
}

export function DeleteTagDialog({ tag: { id, name }, onClose }: { tag: Tag; onClose: () => void }) {
  const t = useGroupsText();
  const toast = useDeletionToast({ kind: 'tags' });
  const remove = useChange(
    (client) => client.call('delete', ONE, { path: { tag: id } }),
    () => {
      toast(t('groups.deleted_tag'), id);
      onClose();
    },
  );
  return (
    <ConfirmDialog title={t('groups.delete_of', { name })} label={t('ui.delete')} action={remove} onClose={onClose}>
      <p>{t('groups.delete_tag_about')}</p>
    </ConfirmDialog>
  );
}

function TagFields({ form }: { form: FormState<TagDraft> }) {
  const t = useGroupsText();
  return (
    <>
      <TextField label={t('ui.name')} required maxLength={255} {...textProps(form, 'name')} />
      <TextField label={t('groups.color')} type="color" {...textProps(form, 'color')} />
    </>
  );
}

function draftOf({ name, color }: Tag): TagDraft {
  return { name, color };
}

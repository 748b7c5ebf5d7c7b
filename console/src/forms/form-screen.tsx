import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { Form } from '@trackway/client';
import { tagOf } from '../api/entity-tags';
import { useRead } from '../api/use-read';
import { ConflictDialog } from '../edit/conflict-dialog';
import { isChanged } from '../edit/draft';
import { useEdit } from '../edit/use-edit';
import { ForUser } from '../session/for-user';
import { Page } from '../ui/layout';
import { LoadedScreen } from '../ui/loaded-screen';
import { useToast } from '../ui/toast';
import { AttachDialog } from './attach-dialog';
import { DeleteFormDialog } from './delete-form-dialog';
import { FormActions } from './form-actions';
import { FORM, formPath } from './form-api';
import { type FormDraft, formBody, formDraftOf } from './form-draft';
import { FormEditor } from './form-editor';
import { PreviewDialog } from './preview-dialog';
import { useFormsText } from './use-forms-text';

/** Edits a form. The input stays if the request fails, and if the page is reloaded. */
export function FormScreen() {
  const { form: id } = useParams({ from: '/forms/$form' });
  const read = useRead(FORM, { path: { form: id } });
  return (
    <LoadedScreen of={read}>
      {({ form }) => <ForUser>{(user) => <EditForm key={form.id} form={form} user={user} />}</ForUser>}
    </LoadedScreen>
  );
}

function EditForm({ form, user }: { form: Form; user: string }) {
  const t = useFormsText();
  const edit = useFormEdit(form, user);
  const labels = {
    title: t('forms.form_title'),
    description: t('forms.description'),
    fields: t('forms.fields'),
    page: t('forms.page'),
    translations: t('forms.translations'),
  };
  return (
    <Page
      title={form.title}
      about={t('forms.version_of', { version: form.version })}
      actions={<FormActions form={form} />}
    >
      <FormEditor edit={{ ...edit, isChanged: isChanged(edit.before, edit.draft) }} />
      {edit.conflict ? <ConflictDialog edit={edit} now={edit.conflict} labels={labels} /> : undefined}
      <OpenDialog form={form} />
    </Page>
  );
}

function useFormEdit({ id, ...form }: Form, user: string) {
  const t = useFormsText();
  const toast = useToast();
  const path = { form: id };
  const edit = useEdit<FormDraft, { readonly form: Form }>({
    path: formPath(id),
    first: formDraftOf({ id, ...form }),
    read: async (client) => formDraftOf((await client.call('get', FORM, { path })).form),
    write: (client, changes, options, draft) =>
      client.call('patch', FORM, { path, body: formBody(changes, draft) }, options),
    storeAs: `form.${id}.${user}`,
    onDone: ({ form: saved }, sent) => {
      toast(t('forms.saved', { version: saved.version }));
      edit.startFrom(formDraftOf(saved), tagOf(saved.version), sent);
    },
  });
  return edit;
}

function OpenDialog({ form }: { form: Form }) {
  const { dialog } = useSearch({ from: '/forms/$form' });
  const navigate = useNavigate({ from: '/forms/$form' });
  const close = () => void navigate({ search: ({ dialog: _, ...rest }) => rest, replace: true });
  if (dialog === 'preview') return <PreviewDialog form={form} onClose={close} />;
  if (dialog === 'attach') return <AttachDialog form={form} onClose={close} />;
  return dialog === 'delete' ? <DeleteFormDialog form={form} onClose={close} /> : undefined;
}

import { useNavigate } from '@tanstack/react-router';
import { useChange } from '../api/use-change';
import { useStored } from '../edit/use-stored';
import { ForUser } from '../session/for-user';
import { Page } from '../ui/layout';
import { useToast } from '../ui/toast';
import { FORMS_PATH } from './form-api';
import { type FormDraft, formBody, NEW_FORM } from './form-draft';
import { FormEditor } from './form-editor';
import { useFormsText } from './use-forms-text';

/** Creates a form with its fields. A reload of the page keeps the input. */
export function NewFormScreen() {
  return <ForUser>{(user) => <NewForm user={user} />}</ForUser>;
}

function NewForm({ user }: { user: string }) {
  const t = useFormsText();
  const toast = useToast();
  const navigate = useNavigate();
  const stored = useStored<FormDraft>(`form.new.${user}`, () => NEW_FORM);
  const create = useChange(
    (client, draft: FormDraft) =>
      client.call('post', FORMS_PATH, { body: { ...formBody(draft, draft), title: draft.title } }),
    ({ form: { id } }) => {
      stored.remove();
      toast(t('forms.created'));
      void navigate({ to: '/forms/$form', params: { form: String(id) } });
    },
  );
  return (
    <Page title={t('forms.create')}>
      <FormEditor
        edit={{
          draft: stored.value,
          set: (field, value) => stored.set((before) => ({ ...before, [field]: value })),
          save: () => create.mutate(stored.value),
          isPending: create.isPending,
          isChanged: JSON.stringify(stored.value) !== JSON.stringify(NEW_FORM),
          error: create.error,
          isRestored: stored.isRestored,
          discard: () => {
            stored.reset(NEW_FORM);
            create.reset();
          },
        }}
      />
    </Page>
  );
}

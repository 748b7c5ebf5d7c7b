import type { FormEvent } from 'react';
import { useRead } from '../api/use-read';
import { ConflictDialog } from '../edit/conflict-dialog';
import { type FormState, textProps } from '../edit/edit-form';
import { useEdit } from '../edit/use-edit';
import { useNew } from '../edit/use-new';
import { useChannelsText } from '../text/use-channels-text';
import { Button } from '../ui/button';
import { TextArea, TextField } from '../ui/field';
import { Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { ErrorNotice } from '../ui/notice';

const TEMPLATES = '/api/management/reply-templates';
export const TEMPLATE = `${TEMPLATES}/{reply_template}` as const;

const VARIABLES = ['contact.name', 'contact.email', 'contact.phone', 'project.name', 'project.code', 'user.name'];

interface TemplateDraft {
  readonly [field: string]: string;
  readonly name: string;
  readonly body: string;
}

export function NewTemplate({ onDone }: { onDone: () => void }) {
  const t = useChannelsText();
  const form = useNew<TemplateDraft, unknown>({
    first: { name: '', body: '' },
    write: (client, { name, body }) => client.call('post', TEMPLATES, { body: { name, body } }),
    onDone,
  });
  const { create } = form;
  return (
    <TemplateForm
      title={t('conversations.new_template')}
      form={form}
      isPending={create.isPending}
      onSave={() => create.mutate(undefined)}
      onDone={onDone}
    />
  );
}

/** Reads a template before it is edited: the list has no versions. */
export function StoredTemplate({ id, onDone }: { id: string; onDone: () => void }) {
  const read = useRead(TEMPLATE, { path: { reply_template: id } });
  return (
    <Loaded of={read} lines={2}>
      {({ reply_template: { name, body } }) => <EditTemplate id={id} first={{ name, body }} onDone={onDone} />}
    </Loaded>
  );
}

function EditTemplate({ id, first, onDone }: { id: string; first: TemplateDraft; onDone: () => void }) {
  const t = useChannelsText();
  const path = { reply_template: id };
  const edit = useEdit<TemplateDraft>({
    path: `${TEMPLATES}/${id}`,
    first,
    read: async (client) => {
      const { name, body } = (await client.call('get', TEMPLATE, { path })).reply_template;
      return { name, body };
    },
    write: (client, changes, options) => client.call('patch', TEMPLATE, { path, body: changes }, options),
    onDone,
  });
  const labels = { name: t('ui.name'), body: t('conversations.template_text') };
  return (
    <>
      <TemplateForm
        title={t('conversations.edit_template')}
        form={edit}
        isPending={edit.isPending}
        onSave={edit.save}
        onDone={onDone}
      />
      {edit.conflict ? <ConflictDialog edit={edit} now={edit.conflict} labels={labels} /> : undefined}
    </>
  );
}

function TemplateForm({
  title,
  form,
  isPending,
  onSave,
  onDone,
}: {
  title: string;
  form: FormState<TemplateDraft>;
  isPending: boolean;
  onSave: () => void;
  onDone: () => void;
}) {
  const t = useChannelsText();
  const variables = VARIABLES.map((variable) => `{{${variable}}}`).join(' ');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form onSubmit={submit} aria-label={title}>
      <Stack>
        {form.error ? <ErrorNotice error={form.error} /> : undefined}
        <TextField label={t('ui.name')} required maxLength={255} {...textProps(form, 'name')} />
        <TextArea
          label={t('conversations.template_text')}
          hint={t('conversations.template_hint', { variables })}
          required
          {...textProps(form, 'body')}
        />
        <Row>
          <Button look="primary" type="submit" disabled={isPending}>
            {t('ui.save')}
          </Button>
          <Button onClick={onDone}>{t('ui.cancel')}</Button>
        </Row>
      </Stack>
    </form>
  );
}

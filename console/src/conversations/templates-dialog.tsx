import { type FormEvent, useState } from 'react';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { Button, IconButton } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { TextArea, TextField } from '../ui/field';
import { Quiet, Row, Stack } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import { ErrorNotice } from '../ui/notice';

const PATH = '/api/management/reply-templates';
const PER_PAGE = 100;
const VARIABLES = ['contact.name', 'contact.email', 'contact.phone', 'project.name', 'project.code', 'user.name'];

interface Draft {
  /** Absent for a new template. */
  readonly id?: string;
  readonly name: string;
  readonly body: string;
}

/** Lists, creates, changes and deletes reply templates. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const read = useRead(PATH, { query: { perPage: PER_PAGE } });
  const [draft, setDraft] = useState<Draft>();
  const remove = useChange((client, id: string) =>
    client.call('delete', `${PATH}/{reply_template}`, { path: { reply_template: id } }),
  );
  return (
    <Dialog title={t('conversations.manage_templates')} onClose={onClose} size="wide">
      <Stack>
        {remove.error ? <ErrorNotice error={remove.error} /> : undefined}
        <Loaded of={read} lines={2}>
          {({ reply_templates: templates }) =>
            templates.length === 0 ? (
              <Quiet>{t('conversations.no_templates')}</Quiet>
            ) : (
              templates.map(({ id, name, body }) => (
                <Row key={id}>
                  <Button onClick={() => setDraft({ id, name, body })}>{name}</Button>
                  <IconButton
                    icon="trash"
                    label={t('conversations.delete_template', { name })}
                    onClick={() => remove.mutate(id)}
                  />
                </Row>
              ))
            )
          }
        </Loaded>
        <Button icon="plus" onClick={() => setDraft({ name: '', body: '' })}>
          {t('conversations.new_template')}
        </Button>
        {draft ? <TemplateForm key={draft.id ?? ''} first={draft} onDone={() => setDraft(undefined)} /> : undefined}
      </Stack>
    </Dialog>
  );
}

function TemplateForm({ first, onDone }: { first: Draft; onDone: () => void }) {
  const t = useText();
  const [{ id, name, body }, setDraft] = useState(first);
  const save = useChange(
    (client, fields: { name: string; body: string }) =>
      id === undefined
        ? client.call('post', PATH, { body: fields })
        : client.call('patch', `${PATH}/{reply_template}`, { path: { reply_template: id }, body: fields }),
    onDone,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ name, body });
  };
  const variables = VARIABLES.map((variable) => `{{${variable}}}`).join(' ');
  return (
    <form onSubmit={submit} aria-label={t(id ? 'conversations.edit_template' : 'conversations.new_template')}>
      <Stack>
        {save.error ? <ErrorNotice error={save.error} /> : undefined}
        <TextField
          label={t('ui.name')}
          required
          maxLength={255}
          value={name}
          onChange={(event) => setDraft({ ...first, name: event.target.value, body })}
        />
        <TextArea
          label={t('conversations.template_text')}
          hint={t('conversations.template_hint', { variables })}
          required
          value={body}
          onChange={(event) => setDraft({ ...first, name, body: event.target.value })}
        />
        <Row>
          <Button look="primary" type="submit" disabled={save.isPending}>
            {t('ui.save')}
          </Button>
          <Button onClick={onDone}>{t('ui.cancel')}</Button>
        </Row>
      </Stack>
    </form>
  );
}

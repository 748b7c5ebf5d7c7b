import { type FormEvent, useRef, useState } from 'react';
import { fieldErrors } from '../api/error-facts';
import { useChange } from '../api/use-change';
import { Button } from '../ui/button';
import { SelectField, TextField } from '../ui/field';
import { Card, Stack } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { useToast } from '../ui/toast';
import { ATTACHMENTS } from './funnel-api';
import { useAttachmentsText } from './use-attachments-text';

interface NewAttachment {
  readonly name: string;
  readonly type: 'video' | 'file';
  readonly source: 'link' | 'upload';
  readonly url: string;
  readonly duration: string;
}

const EMPTY: NewAttachment = { name: '', type: 'video', source: 'link', url: '', duration: '' };

/** Adds a link, or a file that is uploaded. */
export function AddAttachment({ step }: { step: string }) {
  const t = useAttachmentsText();
  const toast = useToast();
  const [draft, setDraft] = useState(EMPTY);
  const file = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const add = useChange(
    (client, body: ReturnType<typeof bodyOf>) => client.call('post', ATTACHMENTS, { path: { step }, body }),
    ({ step_attachment: { name } }) => {
      toast(t('attachments.added', { name }));
      setDraft({ ...EMPTY, type: draft.type, source: draft.source });
      form.current?.reset();
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(bodyOf(draft, file.current?.files?.[0]));
  };
  const props = (field: 'name' | 'url' | 'duration') => ({
    value: draft[field],
    errors: fieldErrors(add.error, field),
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  return (
    <Card title={t('attachments.add')}>
      <form ref={form} onSubmit={submit}>
        <Stack>
          {add.error ? <ErrorNotice error={add.error} /> : undefined}
          <TextField label={t('ui.name')} required maxLength={255} {...props('name')} />
          <SelectField
            label={t('attachments.source')}
            value={draft.source}
            onChange={({ target }) => setDraft({ ...draft, source: target.value === 'upload' ? 'upload' : 'link' })}
          >
            <option value="link">{t('attachments.source_link')}</option>
            <option value="upload">{t('attachments.source_upload')}</option>
          </SelectField>
          {draft.source === 'link' ? (
            <>
              <SelectField
                label={t('attachments.type')}
                value={draft.type}
                onChange={({ target }) => setDraft({ ...draft, type: target.value === 'file' ? 'file' : 'video' })}
              >
                <option value="video">{t('attachments.video')}</option>
                <option value="file">{t('attachments.file')}</option>
              </SelectField>
              <TextField label={t('attachments.url')} type="url" required {...props('url')} />
            </>
          ) : (
            <TextField
              ref={file}
              label={t('attachments.file')}
              type="file"
              required
              errors={fieldErrors(add.error, 'file')}
            />
          )}
          {draft.source === 'upload' || draft.type === 'video' ? (
            <TextField
              label={t('attachments.duration')}
              hint={t('attachments.duration_hint')}
              type="number"
              min="1"
              {...props('duration')}
            />
          ) : undefined}
          <div>
            <Button type="submit" icon="plus" disabled={add.isPending}>
              {t('attachments.add')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

function bodyOf({ name, type, source, url, duration }: NewAttachment, file: File | undefined) {
  const seconds = duration === '' ? {} : { duration: Number(duration) };
  if (source === 'link' || !file) return { name, type, url, ...(type === 'video' ? seconds : {}) };
  const form = new FormData();
  // The API takes the type from the file.
  for (const [field, value] of Object.entries({ name, ...seconds })) form.set(field, String(value));
  form.set('file', file);
  return form;
}

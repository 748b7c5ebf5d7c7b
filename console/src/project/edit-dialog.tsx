import type { UpdateProject } from '@trackway/client';
import { type FormEvent, useId, useState } from 'react';
import { errorFacts } from '../api/error-facts';
import { useChange } from '../api/use-change';
import { type TextKey, useText } from '../text/text-context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { SelectField, TextArea, TextField } from '../ui/field';
import { Stack } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { useToast } from '../ui/toast';
import type { ProjectDetail } from './project-detail';

const CENTS = 100;
const STATUSES = [1, 2, 3, 4] as const;

interface Draft {
  readonly name: string;
  readonly status: string;
  readonly budget: string;
  readonly impact: string;
  readonly description: string;
}

/** Changes fields. Only what differs is sent, and a failed request keeps the input. */
export function EditDialog({ project, onClose }: { project: ProjectDetail; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const form = useId();
  const before = draftOf(project);
  const [draft, setDraft] = useState(before);
  const save = useChange(
    (client, body: UpdateProject) =>
      client.call('patch', '/api/management/projects/{project}', { path: { project: project.id }, body }),
    () => {
      toast(t('ui.saved'));
      onClose();
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(changesOf(before, draft));
  };
  return (
    <Dialog
      title={t('project.edit')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button look="primary" type="submit" form={form} disabled={save.isPending}>
            {t('ui.save')}
          </Button>
        </>
      }
    >
      {save.error ? <ErrorNotice error={save.error} /> : undefined}
      <form id={form} onSubmit={submit}>
        <DraftFields draft={draft} onDraft={setDraft} error={save.error} />
      </form>
    </Dialog>
  );
}

function DraftFields({ draft, onDraft, error }: { draft: Draft; onDraft: (draft: Draft) => void; error: unknown }) {
  const t = useText();
  const fields = Object.fromEntries(error ? errorFacts(error).fields : []);
  const set = (name: keyof Draft) => ({
    value: draft[name],
    errors: fields[name],
    onChange: (event: { target: { value: string } }) => onDraft({ ...draft, [name]: event.target.value }),
  });
  return (
    <Stack>
      <TextField label={t('ui.name')} required {...set('name')} />
      <SelectField label={t('ui.status')} {...set('status')}>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}` as TextKey)}
          </option>
        ))}
      </SelectField>
      <TextField label={t('project.budget')} type="number" step="0.01" {...set('budget')} />
      <TextField label={t('project.impact')} type="number" {...set('impact')} />
      <TextArea label={t('project.description')} {...set('description')} />
    </Stack>
  );
}

function draftOf({ name, status, budget, impact, description }: ProjectDetail): Draft {
  return { name, status: String(status), budget: String(budget / CENTS), impact: String(impact), description };
}

function changesOf(before: Draft, after: Draft): UpdateProject {
  const status = STATUSES.find((one) => String(one) === after.status);
  return {
    ...(after.name === before.name ? {} : { name: after.name }),
    ...(after.status === before.status || !status ? {} : { status }),
    ...(after.budget === before.budget ? {} : { budget: Math.round(Number(after.budget) * CENTS) }),
    ...(after.impact === before.impact ? {} : { impact: Number(after.impact) }),
    ...(after.description === before.description ? {} : { description: after.description }),
  };
}

import { type FormEvent, useEffect, useRef } from 'react';
import { errorFacts } from '../api/error-facts';
import { DiscardButton } from '../edit/discard-button';
import { Button } from '../ui/button';
import { TextArea, TextField } from '../ui/field';
import { Card } from '../ui/layout';
import { ErrorNotice } from '../ui/notice';
import { StickyFoot } from '../ui/sticky-foot';
import { FieldsCard } from './fields-card';
import type { FormDraft } from './form-draft';
import { FormEditorProvider, useErrorsAt } from './form-editor-context';
import { textsOf } from './form-translations';
import styles from './forms.module.css';
import { PageCard } from './page-card';
import { TranslationsCard } from './translations-card';
import { useFormsText } from './use-forms-text';
import { useOpenField } from './use-open-field';

/** An edit of a form that exists, or of a new one. */
export interface FormEdit {
  readonly draft: FormDraft;
  readonly set: (field: keyof FormDraft & string, value: unknown) => void;
  readonly save: () => void;
  readonly isPending: boolean;
  readonly isChanged: boolean;
  readonly error: unknown;
  readonly isRestored: boolean;
  readonly discard: () => void;
}

/** The whole form on one page. One field at a time is open. */
export function FormEditor({ edit }: { edit: FormEdit }) {
  const t = useFormsText();
  const { draft, set } = edit;
  const errors = edit.error ? errorFacts(edit.error).fields : [];
  const open = useOpenField(edit.error);
  const form = useFirstError(edit.error, open.number);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    edit.save();
  };
  return (
    <FormEditorProvider value={{ fields: draft.fields, errors }}>
      <form ref={form} className={styles['editor']} onSubmit={submit} noValidate>
        {edit.isRestored ? (
          <Card>
            <span role="status">{t('forms.restored')}</span>
          </Card>
        ) : undefined}
        <General edit={edit} />
        <FieldsCard fields={draft.fields} open={open} onChange={(fields) => set('fields', fields)} />
        <PageCard page={draft.page} onChange={(page) => set('page', page)} />
        <TranslationsCard
          texts={textsOf(draft)}
          translations={draft.translations}
          onChange={(translations) => set('translations', translations)}
        />
        {edit.error ? <ErrorNotice error={edit.error} /> : undefined}
        <Foot edit={edit} />
      </form>
    </FormEditorProvider>
  );
}

function Foot({ edit }: { edit: FormEdit }) {
  const t = useFormsText();
  return (
    <StickyFoot>
      <span role="status" className={styles['state']}>
        {edit.isChanged ? t('forms.unsaved') : ''}
      </span>
      <DiscardButton isChanged={edit.isChanged} disabled={!edit.isChanged} onDiscard={edit.discard}>
        {t('forms.discard')}
      </DiscardButton>
      <Button look="primary" type="submit" disabled={edit.isPending}>
        {t('forms.save')}
      </Button>
    </StickyFoot>
  );
}

function General({ edit: { draft, set } }: { edit: FormEdit }) {
  const t = useFormsText();
  return (
    <Card title={t('ui.details')}>
      <TextField
        label={t('forms.form_title')}
        required
        maxLength={255}
        errors={useErrorsAt('title')}
        value={draft.title}
        onChange={(event) => set('title', event.target.value)}
      />
      <TextArea
        label={t('forms.description')}
        hint={t('forms.description_hint')}
        rows={2}
        errors={useErrorsAt('description')}
        value={draft.description}
        onChange={(event) => set('description', event.target.value)}
      />
    </Card>
  );
}

/** Moves the focus to the first input with an error, once its field is open. */
function useFirstError(error: unknown, open: number | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const handled = useRef<unknown>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: A field that opens shows further inputs.
  useEffect(() => {
    if (!error || handled.current === error) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) {
      handled.current = error;
      field.focus();
    } else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [error, open]);
  return form;
}

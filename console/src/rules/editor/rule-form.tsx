import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { errorFacts } from '../../api/error-facts';
import { useAllFunnels } from '../../api/use-all';
import { DiscardButton } from '../../edit/discard-button';
import { useParams } from '../../projects/use-params';
import { Button } from '../../ui/button';
import { CheckBox, TextArea, TextField } from '../../ui/field';
import { Card, Quiet } from '../../ui/layout';
import { Loaded } from '../../ui/loaded';
import { ErrorNotice } from '../../ui/notice';
import { StickyFoot } from '../../ui/sticky-foot';
import { ActionsField } from './actions-field';
import { ConditionsField } from './conditions-field';
import type { RuleDraft } from './rule-draft';
import styles from './rule-editor.module.css';
import { TestsField } from './tests-field';
import { ASSISTANT_TRIGGERS, AUTOMATION_TRIGGERS, TriggerFields } from './trigger-fields';
import { EditorProvider, useEditor, useEditorText, useErrorsAt } from './use-editor';
import { commonVariables } from './variables';

const CONDITION_MEMBERS = ['field', 'operator', 'value', 'arguments'];

/** An edit of a rule that exists, or of a new one. */
export interface RuleEdit {
  readonly draft: RuleDraft;
  readonly set: (field: keyof RuleDraft & string, value: unknown) => void;
  readonly save: () => void;
  readonly isPending: boolean;
  readonly isChanged: boolean;
  readonly error: unknown;
  readonly isRestored: boolean;
  readonly discard: () => void;
}

interface RuleFormProps {
  readonly edit: RuleEdit;
  readonly step: string | undefined;
  readonly saveLabel: string;
  /** Chooses where the rule applies. */
  readonly place: ReactNode;
  readonly onCancel: () => void;
}

/** The whole rule on one page: when, only if, then, and its test cases. */
export function RuleForm({ edit, step, ...props }: RuleFormProps) {
  const params = useParams();
  const { data: funnels = [] } = useAllFunnels();
  const errors = edit.error ? errorFacts(edit.error).fields : [];
  return (
    <Loaded of={params}>
      {({ params: { filters } }) => (
        <EditorProvider value={{ fields: filters, funnels, step, errors }}>
          <Form edit={edit} step={step} {...props} />
        </EditorProvider>
      )}
    </Loaded>
  );
}

function Form({ edit, step, saveLabel, place, onCancel }: RuleFormProps) {
  const t = useEditorText();
  const form = useFirstError(edit.error);
  const { draft, set } = edit;
  const { trigger } = draft;
  const hasProject = trigger.type !== 'schedule' || trigger['each_project'] !== false;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    edit.save();
  };
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      {edit.isRestored ? (
        <Card>
          <div className={styles['head']}>
            <span role="status">{t('editor.restored')}</span>
            <DiscardButton isChanged={edit.isChanged} onDiscard={edit.discard}>
              {t('editor.discard')}
            </DiscardButton>
          </div>
        </Card>
      ) : undefined}
      <General edit={edit} place={place} />
      <Card title={t('editor.when')}>
        <Quiet>{t('editor.when_about')}</Quiet>
        <TriggerFields
          label={t('editor.trigger')}
          types={step ? ASSISTANT_TRIGGERS : AUTOMATION_TRIGGERS}
          trigger={trigger}
          path="trigger"
          onChange={(changed) => set('trigger', changed)}
        />
      </Card>
      <Card title={t('editor.only_if')}>
        <Quiet>{t('editor.only_if_about')}</Quiet>
        <ConditionsField
          conditions={draft.conditions}
          path="conditions"
          onChange={(conditions) => set('conditions', conditions)}
        />
        <ConditionErrors />
      </Card>
      <Card title={t('editor.then')}>
        <Quiet>{t('editor.then_about')}</Quiet>
        <ActionsField
          actions={draft.actions}
          place={{ path: 'actions', depth: 1, inLoop: false, variables: commonVariables(hasProject) }}
          onChange={(actions) => set('actions', actions)}
        />
      </Card>
      <Card title={t('editor.tests')}>
        <Quiet>{t('editor.tests_about')}</Quiet>
        <TestsField
          tests={draft.tests}
          skips={draft.skip_tests}
          onChange={(tests) => set('tests', tests)}
          onSkip={(skips) => set('skip_tests', skips)}
        />
      </Card>
      {edit.error ? <ErrorNotice error={edit.error} /> : undefined}
      <StickyFoot>
        <DiscardButton isChanged={edit.isChanged} onDiscard={onCancel}>
          {t('ui.cancel')}
        </DiscardButton>
        <Button look="primary" type="submit" disabled={edit.isPending}>
          {saveLabel}
        </Button>
      </StickyFoot>
    </form>
  );
}

function General({ edit: { draft, set }, place }: Pick<RuleFormProps, 'edit' | 'place'>) {
  const t = useEditorText();
  const active = useId();
  return (
    <Card title={t('editor.general')}>
      <div className={styles['fields']}>
        <TextField
          label={t('ui.name')}
          errors={useErrorsAt('name')}
          value={draft.name}
          onChange={(event) => set('name', event.target.value)}
        />
        {place}
        <div className={styles['wide']}>
          <TextArea
            label={t('editor.description')}
            errors={useErrorsAt('description')}
            rows={2}
            value={draft.description}
            onChange={(event) => set('description', event.target.value)}
          />
        </div>
        <div className={styles['wide']}>
          <CheckBox
            label={t('editor.active')}
            aria-describedby={active}
            checked={draft.active}
            onChange={(event) => set('active', event.target.checked)}
          />
          <div id={active}>
            <Quiet>{t('editor.active_hint')}</Quiet>
          </div>
        </div>
      </div>
    </Card>
  );
}

/** The search that checks the conditions of a rule names the members of a filter without its position. */
function ConditionErrors() {
  const { errors } = useEditor();
  const shown = errors.flatMap(([path, messages]) => (CONDITION_MEMBERS.includes(path) ? messages : []));
  return shown.length === 0 ? undefined : (
    <p className={styles['error']} role="alert">
      {shown.join(' ')}
    </p>
  );
}

/** Moves the focus to the first field with an error, or shows the notice. */
function useFirstError(error: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!error) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [error]);
  return form;
}

/** Leaves the editor for the rule, or for the list of rules. */
export function useLeave(step: string | undefined) {
  const navigate = useNavigate();
  const search = step ? { step } : {};
  return (rule?: string) =>
    rule ? navigate({ to: '/rules/$rule', params: { rule }, search }) : navigate({ to: '/rules', search });
}

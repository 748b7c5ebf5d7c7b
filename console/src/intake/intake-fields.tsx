import { errorsBelow, fieldErrors } from '../api/error-facts';
import { useRead } from '../api/use-read';
import { type FormState, textProps } from '../edit/edit-form';
import { RecordField } from '../records/record-field';
import { CUSTOMERS, FUNNELS, TEMPLATES } from '../records/record-sources';
import { CheckBox, FieldErrors, SelectField, TextArea, TextField } from '../ui/field';
import { Quiet } from '../ui/layout';
import styles from './intake.module.css';
import { type IntakeDraft, USES } from './intake-draft';
import { useIntakeText } from './use-intake-text';

const SHOWN = ['step', 'closed'] as const;
const TYPES = { project_name: 'short_text', contact_name: 'short_text', email: 'email', phone: 'phone' } as const;

type Form = FormState<IntakeDraft>;

/** All settings of an intake link, for a new one and for one that exists. */
export function IntakeFields({ form }: { form: Form }) {
  return (
    <>
      <ProjectGroup form={form} />
      <MatchingGroup form={form} />
      <LimitsGroup form={form} />
      <SpamGroup form={form} />
      <PageGroup form={form} />
    </>
  );
}

export function useIntakeLabels() {
  const t = useIntakeText();
  return {
    name: t('ui.name'),
    form_id: t('intake.form'),
    funnel_id: t('intake.funnel'),
    template_id: t('intake.template'),
    customer_id: t('intake.customer'),
    'fields.project_name': t('intake.project_name'),
    'fields.contact_name': t('intake.contact_name'),
    'fields.email': t('intake.email'),
    'fields.phone': t('intake.phone'),
    quota_total: t('intake.quota_total'),
    quota_per_day: t('intake.quota_per_day'),
    duplicate_window_hours: t('intake.duplicates'),
    proof_difficulty: t('intake.proof'),
    status_shows: t('intake.shows'),
    redirect_url: t('intake.redirect'),
    embed_origins: t('intake.origins'),
    expires_at: t('intake.expires'),
    active: t('intake.active'),
  };
}

function ProjectGroup({ form }: { form: Form }) {
  const t = useIntakeText();
  const labels = useIntakeLabels();
  const record = (field: 'funnel_id' | 'template_id' | 'customer_id') => ({
    label: labels[field],
    value: form.draft[field],
    errors: fieldErrors(form.error, field),
    onChange: (id: string) => form.set(field, id),
  });
  return (
    <fieldset className={styles['group']}>
      <legend>{t('intake.project')}</legend>
      <RecordField {...record('funnel_id')} source={FUNNELS} hint={t('intake.funnel_hint')} />
      <RecordField {...record('template_id')} source={TEMPLATES} hint={t('intake.template_hint')} />
      <RecordField {...record('customer_id')} source={CUSTOMERS} hint={t('intake.customer_hint')} />
    </fieldset>
  );
}

function MatchingGroup({ form }: { form: Form }) {
  const t = useIntakeText();
  const id = Number(form.draft.form_id);
  const read = useRead('/api/management/forms/{form}', { path: { form: id } }, { enabled: id > 0 });
  const labels = useIntakeLabels();
  return (
    <fieldset className={styles['group']}>
      <legend>{t('intake.matching')}</legend>
      <Quiet>{t('intake.matching_about')}</Quiet>
      {USES.map((use) => {
        const fitting = (read.data?.form.fields ?? []).filter(({ type }) => type === TYPES[use]);
        const isMissing = read.data !== undefined && fitting.length === 0;
        const hint = isMissing
          ? t('intake.no_fitting_field')
          : use === 'project_name'
            ? t('intake.project_name_hint')
            : undefined;
        return (
          <SelectField key={use} label={labels[`fields.${use}`]} hint={hint} {...textProps(form, `fields.${use}`)}>
            <option value="">{t('intake.no_field')}</option>
            {fitting.map((field) => (
              <option key={field.id} value={field.id}>
                {field.label}
              </option>
            ))}
          </SelectField>
        );
      })}
    </fieldset>
  );
}

function LimitsGroup({ form }: { form: Form }) {
  const t = useIntakeText();
  const labels = useIntakeLabels();
  return (
    <fieldset className={styles['group']}>
      <legend>{t('intake.limits')}</legend>
      {(['quota_per_day', 'quota_total'] as const).map((quota) => (
        <TextField
          key={quota}
          label={labels[quota]}
          type="number"
          min={1}
          hint={t('intake.no_limit')}
          {...textProps(form, quota)}
        />
      ))}
      <TextField
        label={labels.expires_at}
        type="datetime-local"
        hint={t('intake.expires_hint')}
        {...textProps(form, 'expires_at')}
      />
      <CheckBox
        label={labels.active}
        checked={form.draft.active}
        onChange={(event) => form.set('active', event.target.checked)}
      />
    </fieldset>
  );
}

function SpamGroup({ form }: { form: Form }) {
  const t = useIntakeText();
  const labels = useIntakeLabels();
  return (
    <fieldset className={styles['group']}>
      <legend>{t('intake.spam')}</legend>
      <TextField
        label={labels.proof_difficulty}
        type="number"
        hint={t('intake.proof_hint')}
        {...textProps(form, 'proof_difficulty')}
      />
      <TextField
        label={labels.duplicate_window_hours}
        type="number"
        hint={t('intake.duplicates_hint')}
        {...textProps(form, 'duplicate_window_hours')}
      />
    </fieldset>
  );
}

function PageGroup({ form }: { form: Form }) {
  const t = useIntakeText();
  const labels = useIntakeLabels();
  const { draft, set, error } = form;
  const origins = draft.embed_origins;
  // In the order of the API, so that a part that is removed and added again is no change.
  const toggle = (part: (typeof SHOWN)[number]) =>
    set(
      'status_shows',
      SHOWN.filter((one) => (one === part) !== draft.status_shows.includes(one)),
    );
  return (
    <fieldset className={styles['group']}>
      <legend>{t('intake.page')}</legend>
      <Quiet>{labels.status_shows}</Quiet>
      {SHOWN.map((part) => (
        <CheckBox
          key={part}
          label={t(`intake.shows_${part}`)}
          checked={draft.status_shows.includes(part)}
          onChange={() => toggle(part)}
        />
      ))}
      <FieldErrors of={errorsBelow(error, 'status_shows')} />
      <TextField
        label={labels.redirect_url}
        type="url"
        hint={t('intake.redirect_hint')}
        {...textProps(form, 'redirect_url')}
      />
      <CheckBox
        label={t('intake.embeds_own')}
        checked={origins !== null}
        onChange={(event) => set('embed_origins', event.target.checked ? '' : null)}
      />
      {origins === null ? undefined : (
        <TextArea
          label={labels.embed_origins}
          rows={3}
          hint={t('intake.origins_hint')}
          value={origins}
          errors={errorsBelow(error, 'embed_origins')}
          onChange={(event) => set('embed_origins', event.target.value)}
        />
      )}
    </fieldset>
  );
}

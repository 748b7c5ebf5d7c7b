import { errorsBelow } from '../api/error-facts';
import { useRead } from '../api/use-read';
import type { FormState } from '../edit/edit-form';
import fieldGroup from '../edit/field-group.module.css';
import { RecordField } from '../records/record-field';
import { FORMS } from '../records/record-sources';
import { IconButton } from '../ui/button';
import { CheckBox, FieldErrors } from '../ui/field';
import { Quiet } from '../ui/layout';
import { Loaded } from '../ui/loaded';
import styles from './funnels.module.css';
import type { StepDraft } from './step-draft';
import { useFunnelsText } from './use-funnels-text';

/** Forms that projects must have answered to enter a step, and which of their fields are required there. */
export function StepFormsField({ form }: { form: FormState<StepDraft> }) {
  const t = useFunnelsText();
  const { draft, set, error } = form;
  const forms = draft.form_ids;
  const add = (id: string) => {
    if (id !== '' && !forms.includes(Number(id))) set('form_ids', [...forms, Number(id)]);
  };
  return (
    <fieldset className={`${fieldGroup['group']} ${styles['group']}`}>
      <legend>{t('step.forms')}</legend>
      <Quiet>{t(forms.length === 0 ? 'step.no_forms' : 'step.forms_hint')}</Quiet>
      {forms.map((id) => (
        <StepForm
          key={id}
          id={id}
          required={draft.required_field_ids}
          onRequired={(ids) => set('required_field_ids', ids)}
          onRemove={(fields) => {
            set(
              'form_ids',
              forms.filter((one) => one !== id),
            );
            set(
              'required_field_ids',
              draft.required_field_ids.filter((field) => !fields.includes(field)),
            );
          }}
        />
      ))}
      <RecordField
        label={t('step.add_form')}
        source={FORMS}
        value=""
        onChange={add}
        errors={errorsBelow(error, 'form_ids')}
      />
      <FieldErrors of={errorsBelow(error, 'required_field_ids')} />
    </fieldset>
  );
}

interface StepFormProps {
  readonly id: number;
  readonly required: readonly string[];
  readonly onRequired: (ids: readonly string[]) => void;
  /** Receives the fields of the form, which are no longer required. */
  readonly onRemove: (fields: readonly string[]) => void;
}

function StepForm({ id, required, onRequired, onRemove }: StepFormProps) {
  const t = useFunnelsText();
  const read = useRead('/api/management/forms/{form}', { path: { form: id } });
  const fields = read.data?.form.fields ?? [];
  const title = read.data?.form.title ?? String(id);
  const toggle = (field: string) =>
    onRequired(required.includes(field) ? required.filter((one) => one !== field) : [...required, field]);
  return (
    <div className={styles['form']}>
      <div className={styles['head']}>
        <strong>{title}</strong>
        <IconButton
          icon="close"
          label={t('ui.remove_of', { label: title })}
          onClick={() => onRemove(fields.map((field) => field.id))}
        />
      </div>
      <Loaded of={read} lines={1}>
        {() => (
          <fieldset aria-label={t('step.required_of', { form: title })} className={styles['checks']}>
            {fields
              .filter(({ type }) => type !== 'section')
              .map((field) => (
                <CheckBox
                  key={field.id}
                  label={field.required ? t('step.required_by_form', { label: field.label }) : field.label}
                  checked={field.required || required.includes(field.id)}
                  disabled={field.required}
                  onChange={() => toggle(field.id)}
                />
              ))}
          </fieldset>
        )}
      </Loaded>
    </div>
  );
}

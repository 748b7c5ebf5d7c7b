import { CheckBox, SelectField, TextArea, TextField } from '../ui/field';
import { useFocusOnMount } from '../ui/use-focus-on-mount';
import { ExpressionField } from './expression-field';
import type { FieldDraft } from './field-draft';
import type { FieldSettings } from './field-list';
import { COLUMN_TYPES, canBeRequired, FIELD_TYPES, type FieldType, TYPE_NAMES } from './field-types';
import { useErrorsAt } from './form-editor-context';
import styles from './forms.module.css';
import { GroupFields } from './group-fields';
import { OptionsField } from './options-field';
import { RulesFields } from './rules-fields';
import { useFormsText } from './use-forms-text';
import { VisibilityField } from './visibility-field';

/** All settings of a field, by its type. */
export function FieldEditor(props: FieldSettings) {
  const { field, path, isColumn, onChange } = props;
  const { rules, hasOptions } = FIELD_TYPES[field.type];
  return (
    <div className={styles['settings']}>
      <CommonFields {...props} />
      {hasOptions ? (
        <OptionsField
          options={field.options}
          path={`${path}.options`}
          onChange={(options) => onChange({ ...field, options })}
        />
      ) : undefined}
      {field.type === 'calculated' ? (
        <ExpressionField
          value={field.expression}
          path={path}
          onChange={(expression) => onChange({ ...field, expression })}
        />
      ) : undefined}
      {field.type === 'group' ? (
        <GroupFields {...props} renderSettings={(inner) => <FieldEditor key={inner.field.uid} {...inner} />} />
      ) : undefined}
      {rules.length > 0 ? (
        <RulesFields
          field={field}
          path={`${path}.validation`}
          onChange={(texts) => onChange({ ...field, rules: texts })}
        />
      ) : undefined}
      {isColumn ? undefined : (
        <VisibilityField
          field={field}
          path={`${path}.visible_when`}
          onChange={(visibility) => onChange({ ...field, visibility })}
        />
      )}
    </div>
  );
}

function CommonFields({ field, path, isColumn, onChange }: FieldSettings) {
  const t = useFormsText();
  const set = (changes: Partial<FieldDraft>) => onChange({ ...field, ...changes });
  const label = useFocusOnMount(!field.isStored && field.label === '');
  const types = isColumn ? COLUMN_TYPES : TYPE_NAMES;
  return (
    <>
      <div className={styles['pair']}>
        <TextField
          ref={label}
          label={t('field.label')}
          required
          maxLength={255}
          errors={useErrorsAt(`${path}.label`)}
          value={field.label}
          onChange={(event) => set({ label: event.target.value })}
        />
        <SelectField
          label={t('field.type')}
          hint={field.isStored ? t('field.type_hint') : undefined}
          errors={useErrorsAt(`${path}.type`)}
          value={field.type}
          onChange={(event) => set({ type: event.target.value as FieldType })}
        >
          {types.map((type) => (
            <option key={type} value={type}>
              {t(`field.type_${type}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles['pair']}>
        <TextArea
          label={t('field.help')}
          hint={t('field.help_hint')}
          rows={1}
          errors={useErrorsAt(`${path}.help`)}
          value={field.help}
          onChange={(event) => set({ help: event.target.value })}
        />
        <TextField
          label={t('field.key')}
          hint={t('field.key_hint')}
          errors={useErrorsAt(`${path}.key`)}
          value={field.key}
          onChange={(event) => set({ key: event.target.value })}
        />
      </div>
      {canBeRequired(field.type, isColumn) ? (
        <CheckBox
          label={t('field.required')}
          checked={field.required}
          onChange={(event) => set({ required: event.target.checked })}
        />
      ) : undefined}
    </>
  );
}

import fieldGroup from '../edit/field-group.module.css';
import { Button } from '../ui/button';
import { FieldErrors, SelectField } from '../ui/field';
import { Quiet } from '../ui/layout';
import { ConditionRow } from './condition-row';
import type { ConditionDraft, FieldDraft, Visibility } from './field-draft';
import { FIELD_TYPES } from './field-types';
import { useErrorsAt, useFormEditor } from './form-editor-context';
import styles from './forms.module.css';
import { useFormsText } from './use-forms-text';

interface VisibilityFieldProps {
  readonly field: FieldDraft;
  readonly path: string;
  readonly onChange: (visibility: Visibility | null) => void;
}

/** Conditions on other fields, under which a field is shown. */
export function VisibilityField({ field, path, onChange }: VisibilityFieldProps) {
  const t = useFormsText();
  const { fields } = useFormEditor();
  const errors = useErrorsAt(path);
  const sources = fields.filter(({ uid, type }) => uid !== field.uid && FIELD_TYPES[type].operators.length > 0);
  const { match = 'all', conditions = [] } = field.visibility ?? {};
  const set = (next: readonly ConditionDraft[]) => onChange(next.length === 0 ? null : { match, conditions: next });
  const add = () => {
    const [source] = sources;
    const operator = source ? FIELD_TYPES[source.type].operators[0] : undefined;
    if (source && operator) set([...conditions, { field: source.uid, operator }]);
  };
  if (sources.length === 0) return undefined;
  return (
    <fieldset className={`${fieldGroup['group']} ${styles['group']}`}>
      <legend>{t('field.visibility')}</legend>
      {conditions.length === 0 ? <Quiet>{t('field.visibility_always')}</Quiet> : undefined}
      {conditions.length > 1 ? (
        <SelectField
          label={t('field.match')}
          value={match}
          onChange={(event) => onChange({ match: event.target.value as Visibility['match'], conditions })}
        >
          <option value="all">{t('field.match_all')}</option>
          <option value="any">{t('field.match_any')}</option>
        </SelectField>
      ) : undefined}
      {conditions.map((condition, index) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: Conditions have no identity but their position.
          key={index}
          condition={condition}
          number={index + 1}
          sources={sources}
          isInvalid={errors !== undefined}
          onChange={(changed) => set(conditions.with(index, changed))}
          onRemove={() => set(conditions.toSpliced(index, 1))}
        />
      ))}
      <FieldErrors of={errors} />
      <div>
        <Button icon="plus" onClick={add}>
          {t('field.add_condition')}
        </Button>
      </div>
    </fieldset>
  );
}

import { useState } from 'react';
import fieldGroup from '../edit/field-group.module.css';
import { Button, IconButton } from '../ui/button';
import { FieldErrors, inputClass } from '../ui/field';
import { SortableList } from '../ui/sortable-list';
import { useFocusOnMount } from '../ui/use-focus-on-mount';
import { newOption, type OptionDraft } from './field-draft';
import { useErrorsAt } from './form-editor-context';
import styles from './forms.module.css';
import { useFormsText } from './use-forms-text';

interface OptionsFieldProps {
  readonly options: readonly OptionDraft[];
  readonly path: string;
  readonly onChange: (options: readonly OptionDraft[]) => void;
}

/** The options of a choice in their order. */
export function OptionsField({ options, path, onChange }: OptionsFieldProps) {
  const t = useFormsText();
  const errors = useErrorsAt(path, false);
  const [added, setAdded] = useState<string>();
  const add = () => {
    const option = newOption();
    setAdded(option.uid);
    onChange([...options, option]);
  };
  const nameOf = (option: OptionDraft) =>
    option.label.trim() || t('field.option', { number: options.indexOf(option) + 1 });
  return (
    <fieldset className={`${fieldGroup['group']} ${styles['group']}`}>
      <legend>{t('field.options')}</legend>
      <FieldErrors of={errors} />
      <SortableList
        label={t('field.options')}
        items={options}
        keyOf={({ uid }) => uid}
        nameOf={nameOf}
        onOrder={onChange}
        tools={(option, index) => (
          <IconButton
            icon="trash"
            label={t('field.remove_of', { name: nameOf(option) })}
            onClick={() => onChange(options.toSpliced(index, 1))}
          />
        )}
      >
        {(option, index) => (
          <OptionInputs
            option={option}
            isAdded={option.uid === added}
            number={index + 1}
            path={`${path}.${index}`}
            onChange={(changed) => onChange(options.with(index, changed))}
          />
        )}
      </SortableList>
      <div>
        <Button icon="plus" onClick={add}>
          {t('field.add_option')}
        </Button>
      </div>
    </fieldset>
  );
}

interface OptionInputsProps {
  readonly option: OptionDraft;
  readonly isAdded: boolean;
  readonly number: number;
  readonly path: string;
  readonly onChange: (option: OptionDraft) => void;
}

function OptionInputs({ option, isAdded, number, path, onChange }: OptionInputsProps) {
  const t = useFormsText();
  const errors = useErrorsAt(path);
  const label = useFocusOnMount(isAdded);
  const shared = { className: inputClass, maxLength: 255, 'aria-invalid': errors ? true : undefined };
  return (
    <>
      <div className={styles['option']}>
        <input
          {...shared}
          ref={label}
          aria-label={t('field.option', { number })}
          value={option.label}
          onChange={(event) => onChange({ ...option, label: event.target.value })}
        />
        <input
          {...shared}
          aria-label={t('field.option_value', { number })}
          placeholder={option.label || t('field.option_value_hint')}
          value={option.value}
          onChange={(event) => onChange({ ...option, value: event.target.value })}
        />
      </div>
      <FieldErrors of={errors} />
    </>
  );
}

import { useRead } from '../api/use-read';
import { useText } from '../text/text-context';
import { CheckBox, FieldErrors } from '../ui/field';
import styles from './webhook-fields.module.css';

interface KindsFieldProps {
  readonly label: string;
  readonly errors: readonly string[] | undefined;
  readonly value: readonly string[];
  readonly onChange: (kinds: readonly string[]) => void;
}

/** The kinds of events, as the API lists them, or all of them. */
export function KindsField({ label, errors, value, onChange }: KindsFieldProps) {
  const t = useText();
  const { data } = useRead('/api/management/webhooks/kinds', {}, { staleMs: Number.POSITIVE_INFINITY });
  const isAll = value.includes('*');
  const toggle = (kind: string) =>
    onChange(value.includes(kind) ? value.filter((one) => one !== kind) : [...value, kind]);
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      <CheckBox label={t('ui.all')} checked={isAll} onChange={() => onChange(isAll ? [] : ['*'])} />
      <div className={styles['list']}>
        {data?.kinds.map(({ kind, summary }) => (
          <CheckBox
            key={kind}
            label={<code title={summary}>{kind}</code>}
            checked={isAll || value.includes(kind)}
            disabled={isAll}
            onChange={() => toggle(kind)}
          />
        ))}
      </div>
      <FieldErrors of={errors} />
    </fieldset>
  );
}

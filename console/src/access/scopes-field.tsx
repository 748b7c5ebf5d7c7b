import { useText } from '../text/text-context';
import { CheckBox } from '../ui/field';
import { SCOPES, type Scope } from './scopes';
import styles from './scopes-field.module.css';

/** Scopes as check boxes. Those that the caller lacks cannot be granted. */
export function ScopesField({
  label,
  value,
  grantable,
  onChange,
}: {
  label: string;
  value: readonly string[];
  /** Scopes of the caller. `*` includes all. */
  grantable: readonly string[];
  onChange: (scopes: readonly Scope[]) => void;
}) {
  const t = useText();
  const toggle = (scope: Scope, isOn: boolean) => {
    onChange(SCOPES.filter((one) => (one === scope ? isOn : value.includes(one) || value.includes('*'))));
  };
  const setAll = (isOn: boolean) => onChange(isOn ? SCOPES.filter(canGrant) : []);
  const canGrant = (scope: string) => grantable.includes('*') || grantable.includes(scope);
  const hasAll = SCOPES.filter(canGrant).every((scope) => value.includes(scope));
  return (
    <fieldset className={styles['scopes']}>
      <legend>{label}</legend>
      <CheckBox label={t('ui.all')} checked={hasAll} onChange={(event) => setAll(event.target.checked)} />
      <div className={styles['boxes']}>
        {SCOPES.map((scope) => (
          <CheckBox
            key={scope}
            label={<code>{scope}</code>}
            checked={value.includes(scope) || value.includes('*')}
            disabled={!canGrant(scope) && !value.includes(scope)}
            onChange={(event) => toggle(scope, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

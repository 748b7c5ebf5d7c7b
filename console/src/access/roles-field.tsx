import type { Role } from '@trackway/client';
import { CheckBox, FieldErrors } from '../ui/field';
import { Quiet } from '../ui/layout';
import styles from './scopes-field.module.css';

interface RolesFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly errors?: readonly string[] | undefined;
  readonly roles: readonly Role[];
  readonly value: readonly string[];
  readonly onChange: (roles: readonly string[]) => void;
}

/** Roles as check boxes. */
export function RolesField({ label, hint, errors, roles, value, onChange }: RolesFieldProps) {
  return (
    <fieldset className={styles['scopes']}>
      <legend>{label}</legend>
      {hint ? <Quiet>{hint}</Quiet> : undefined}
      <div className={styles['boxes']}>
        {roles.map(({ id, name }) => (
          <CheckBox
            key={id}
            label={name}
            checked={value.includes(id)}
            onChange={() => onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id])}
          />
        ))}
      </div>
      <FieldErrors of={errors} />
    </fieldset>
  );
}

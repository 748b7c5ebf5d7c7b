import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly errors?: readonly string[] | undefined;
}

export interface ControlProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
}

/** A label, its control, a hint and the errors that the API reported for it. */
export function Field({
  label,
  hint,
  errors,
  children,
}: FieldProps & { children: (props: ControlProps) => ReactElement }) {
  const id = useId();
  const about = hint || errors ? `${id}-about` : undefined;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles['input'],
        'aria-describedby': about,
        'aria-invalid': errors ? true : undefined,
      })}
      {about ? (
        <div id={about} className={errors ? styles['error'] : styles['hint']}>
          {errors?.join(' ') ?? hint}
        </div>
      ) : undefined}
    </div>
  );
}

export function TextField({ label, hint, errors, ...rest }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} errors={errors}>
      {(props) => <input autoComplete="off" dir="auto" {...rest} {...props} />}
    </Field>
  );
}

export function TextArea({ label, hint, errors, ...rest }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} errors={errors}>
      {(props) => <textarea dir="auto" {...rest} {...props} />}
    </Field>
  );
}

export function SelectField({ label, hint, errors, children, ...rest }: FieldProps & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint} errors={errors}>
      {(props) => (
        <select {...rest} {...props}>
          {children}
        </select>
      )}
    </Field>
  );
}

export function CheckBox({ label, ...rest }: { label: ReactNode } & ComponentProps<'input'>) {
  return (
    <label className={styles['check']}>
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  );
}

/** Errors of a group of controls. */
export function FieldErrors({ of }: { of: readonly string[] | undefined }) {
  return of ? (
    <div className={styles['error']} role="alert">
      {of.join(' ')}
    </div>
  ) : undefined;
}

/** Class of a control whose label is elsewhere. */
export const inputClass = styles['input'] ?? '';

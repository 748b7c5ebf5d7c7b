import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { Icon, type IconName } from './icon';

interface Look {
  readonly look?: 'default' | 'primary' | 'danger' | 'plain';
  readonly icon?: IconName;
}

export function Button({ look = 'default', icon, children, className, ...rest }: Look & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={buttonClass(look, className)}>
      {icon ? <Icon name={icon} /> : undefined}
      {children}
    </button>
  );
}

/** A button with an icon alone. `label` is read by screen readers and shown as a tooltip. */
export function IconButton({
  icon,
  label,
  look = 'plain',
  className,
  ...rest
}: Look & { icon: IconName; label: string } & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={`${buttonClass(look, className)} ${styles['icon']}`}
    >
      <Icon name={icon} />
    </button>
  );
}

export function buttonClass(look: NonNullable<Look['look']> = 'default', more = ''): string {
  return [styles['button'], look === 'default' ? '' : styles[look], more].filter(Boolean).join(' ');
}

/** Class of a button whose text is a name, which can be long. */
export const nameClass = styles['name'] ?? '';

import type { Role } from '@trackway/client';
import { errorsBelow } from '../api/error-facts';
import { Button } from '../ui/button';
import { FieldErrors, TextField } from '../ui/field';
import { Quiet, Stack } from '../ui/layout';
import type { Mapping } from './provider-draft';
import { RolesField } from './roles-field';
import { ScopesField } from './scopes-field';
import styles from './scopes-field.module.css';
import { useOwnScopes } from './use-own-scopes';
import { useSignInText } from './use-sign-in-text';

interface GroupMappingsFieldProps {
  readonly label: string;
  readonly error: unknown;
  readonly roles: readonly Role[];
  readonly value: readonly Mapping[];
  readonly onChange: (mappings: readonly Mapping[]) => void;
}

/** The roles and scopes of users by their groups at the provider. */
export function GroupMappingsField({ label, error, roles, value, onChange }: GroupMappingsFieldProps) {
  const t = useSignInText();
  const grantable = useOwnScopes();
  return (
    <fieldset className={styles['scopes']}>
      <legend>{label}</legend>
      <Quiet>{t('providers.mappings_hint')}</Quiet>
      {value.map((mapping, index) => {
        const path = `group_mappings.${index}`;
        const set = (more: Partial<Mapping>) => onChange(value.with(index, { ...mapping, ...more }));
        const name = mapping.group || String(index + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: A mapping has no identity while its group is entered.
          <fieldset key={index} className={styles['mapping']}>
            <legend>{t('providers.mapping_of', { name })}</legend>
            <Stack>
              <TextField
                label={t('providers.group')}
                errors={errorsBelow(error, `${path}.group`)}
                value={mapping.group}
                onChange={(event) => set({ group: event.target.value })}
              />
              <RolesField
                label={t('access.tab_roles')}
                errors={errorsBelow(error, `${path}.roles`)}
                roles={roles}
                value={mapping.roles}
                onChange={(chosen) => set({ roles: chosen })}
              />
              <details>
                <summary>{t('providers.mapping_scopes', { count: mapping.scopes.length })}</summary>
                <ScopesField
                  label={t('access.scopes')}
                  value={mapping.scopes}
                  grantable={grantable}
                  onChange={(scopes) => set({ scopes })}
                />
              </details>
              <FieldErrors of={errorsBelow(error, `${path}.scopes`)} />
              <div>
                <Button icon="trash" onClick={() => onChange(value.toSpliced(index, 1))}>
                  {t('providers.remove_mapping', { name })}
                </Button>
              </div>
            </Stack>
          </fieldset>
        );
      })}
      <div>
        <Button icon="plus" onClick={() => onChange([...value, { group: '', scopes: [], roles: [] }])}>
          {t('providers.add_mapping')}
        </Button>
      </div>
    </fieldset>
  );
}

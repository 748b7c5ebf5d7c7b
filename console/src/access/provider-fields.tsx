import { errorsBelow } from '../api/error-facts';
import { useRead } from '../api/use-read';
import { type FormState, textProps } from '../edit/edit-form';
import { CheckBox, TextField } from '../ui/field';
import { GroupMappingsField } from './group-mappings-field';
import type { ProviderDraft } from './provider-draft';
import { RolesField } from './roles-field';
import { useSignInText } from './use-sign-in-text';

interface ProviderFieldsProps {
  readonly form: FormState<ProviderDraft>;
  readonly isNew?: boolean;
}

/** The fields of an identity provider, for a new one and for one that exists. */
export function ProviderFields({ form, isNew = false }: ProviderFieldsProps) {
  const t = useSignInText();
  const labels = useProviderLabels();
  const roles = useRead('/api/management/roles', { query: { perPage: 200 } }).data?.roles ?? [];
  const { draft, set, error } = form;
  return (
    <>
      <TextField label={labels.name} {...textProps(form, 'name')} />
      {isNew ? (
        <TextField label={labels.issuer} hint={t('providers.issuer_hint')} {...textProps(form, 'issuer')} />
      ) : undefined}
      <TextField
        label={labels.audiences}
        hint={t('providers.audiences_hint')}
        {...textProps(form, 'audiences')}
        errors={errorsBelow(error, 'audiences')}
      />
      <RolesField
        label={labels.default_roles}
        hint={t('providers.default_role_hint')}
        errors={errorsBelow(error, 'default_roles')}
        roles={roles}
        value={draft.default_roles}
        onChange={(chosen) => set('default_roles', chosen)}
      />
      <TextField
        label={labels.groups_claim}
        hint={t('providers.groups_claim_hint')}
        {...textProps(form, 'groups_claim')}
        errors={errorsBelow(error, 'claims')}
      />
      <GroupMappingsField
        label={labels.group_mappings}
        error={error}
        roles={roles}
        value={draft.group_mappings}
        onChange={(mappings) => set('group_mappings', mappings)}
      />
      {(isNew ? (['create_users'] as const) : (['active', 'create_users'] as const)).map((field) => (
        <CheckBox
          key={field}
          label={labels[field]}
          checked={draft[field]}
          onChange={(event) => set(field, event.target.checked)}
        />
      ))}
    </>
  );
}

export function useProviderLabels() {
  const t = useSignInText();
  return {
    name: t('ui.name'),
    issuer: t('providers.issuer'),
    audiences: t('providers.audiences'),
    groups_claim: t('providers.groups_claim'),
    group_mappings: t('providers.mappings'),
    default_roles: t('providers.default_roles'),
    active: t('access.active'),
    create_users: t('providers.create_users'),
  };
}

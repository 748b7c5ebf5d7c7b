import { type FormState, textProps } from '../edit/edit-form';
import { TextField } from '../ui/field';
import { type ScopedDraft, ScopedFields, useScopedLabels } from './scoped-fields';
import { useSignInText } from './use-sign-in-text';

export interface RoleDraft extends ScopedDraft {
  readonly description: string;
}

/** The fields of a role, for a new one and for one that exists. */
export function RoleFields({ form }: { form: FormState<RoleDraft> }) {
  const labels = useRoleLabels();
  return (
    <ScopedFields form={form}>
      <TextField label={labels.description} {...textProps(form, 'description')} />
    </ScopedFields>
  );
}

export function useRoleLabels() {
  const t = useSignInText();
  return { ...useScopedLabels(), description: t('roles.description') };
}

import type { ReactNode } from 'react';
import { errorsBelow } from '../api/error-facts';
import type { Draft } from '../edit/draft';
import { type FormState, textProps } from '../edit/edit-form';
import { useText } from '../text/text-context';
import { FieldErrors, TextField } from '../ui/field';
import { knownScopes, type Scope } from './scopes';
import { ScopesField } from './scopes-field';
import { useOwnScopes } from './use-own-scopes';

/** A service account, a role or a token. */
export interface ScopedDraft extends Draft {
  readonly name: string;
  readonly scopes: readonly string[];
}

interface ScopedFieldsProps<D extends ScopedDraft> {
  readonly form: FormState<D>;
  /** Further fields, between the name and the scopes. */
  readonly children?: ReactNode;
}

export function ScopedFields<D extends ScopedDraft>({ form, children }: ScopedFieldsProps<D>) {
  const labels = useScopedLabels();
  const grantable = useOwnScopes();
  return (
    <>
      <TextField label={labels.name} required {...textProps(form, 'name')} />
      {children}
      <ScopesField
        label={labels.scopes}
        value={form.draft.scopes}
        grantable={grantable}
        onChange={(scopes) => form.set('scopes', scopes)}
      />
      <FieldErrors of={errorsBelow(form.error, 'scopes')} />
    </>
  );
}

export function useScopedLabels() {
  const t = useText();
  return { name: t('ui.name'), scopes: t('access.scopes') };
}

export function isComplete({ name, scopes }: ScopedDraft): boolean {
  return name.trim() !== '' && scopes.length > 0;
}

/** A body with the scopes that the API of this release accepts. */
export function withKnownScopes<Body extends { readonly scopes?: readonly string[] }>({ scopes, ...others }: Body) {
  return { ...others, ...(scopes === undefined ? {} : { scopes: knownScopes(scopes) }) };
}

/** Scopes of a new service account, role or token. */
export const FIRST_SCOPES: readonly Scope[] = ['projects:read'];

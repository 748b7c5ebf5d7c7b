import { createContext, use } from 'react';
import type { FieldDraft } from './field-draft';

/** What every part of the editor reads. */
interface FormEditor {
  /** The fields of the form, which conditions can name. */
  readonly fields: readonly FieldDraft[];
  /** Errors of the last attempt to save, by path. */
  readonly errors: readonly (readonly [path: string, messages: readonly string[]])[];
}

const Context = createContext<FormEditor | undefined>(undefined);

export const FormEditorProvider = Context.Provider;

export function useFormEditor(): FormEditor {
  const editor = use(Context);
  if (!editor) throw new Error('FormEditorProvider is missing.');
  return editor;
}

/** The errors at a path of the form, and below it if `isDeep`. */
export function useErrorsAt(path: string, isDeep = true): readonly string[] | undefined {
  const { errors } = useFormEditor();
  const found = errors.filter(([at]) => at === path || (isDeep && at.startsWith(`${path}.`)));
  return found.length === 0 ? undefined : found.flatMap(([, messages]) => messages);
}

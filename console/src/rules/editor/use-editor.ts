import type { ResponseOf } from '@trackway/client';
import { createContext, use } from 'react';
import type { FilterField } from '../../projects/use-params';
import { ruleEditor } from '../../text/en/rule-editor';
import { useTextOf } from '../../text/use-text-of';

type Funnels = ResponseOf<'get', '/api/management/funnels'>['funnels'];

/** What every part of the editor reads. */
interface Editor {
  /** Fields of conditions, as the API describes them. */
  readonly fields: readonly FilterField[];
  readonly funnels: Funnels;
  /** The step of the rule, if it is one of a step. */
  readonly step: string | undefined;
  /** Errors of the last attempt to save, by path. */
  readonly errors: readonly (readonly [path: string, messages: readonly string[]])[];
}

const Context = createContext<Editor | undefined>(undefined);

export const EditorProvider = Context.Provider;

export function useEditor(): Editor {
  const editor = use(Context);
  if (!editor) throw new Error('EditorProvider is missing.');
  return editor;
}

/** The errors at a path of the rule, and below it if `isDeep`. */
export function useErrorsAt(path: string, isDeep = true): readonly string[] | undefined {
  const { errors } = useEditor();
  const found = errors.filter(([at]) => at === path || (isDeep && at.startsWith(`${path}.`)));
  return found.length === 0 ? undefined : found.flatMap(([, messages]) => messages);
}

const CATALOGUE = {
  name: 'rule-editor',
  english: ruleEditor,
  portuguese: async () => (await import('../../text/pt/rule-editor')).ruleEditor,
};

export function useEditorText() {
  return useTextOf(CATALOGUE);
}

export type EditorTextKey = keyof typeof ruleEditor;

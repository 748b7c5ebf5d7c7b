import { useNavigate, useSearch } from '@tanstack/react-router';
import { useChange } from '../../api/use-change';
import { isChanged } from '../../edit/draft';
import { useStored } from '../../edit/use-stored';
import { ForUser } from '../../session/for-user';
import { Page } from '../../ui/layout';
import { useToast } from '../../ui/toast';
import { createRule } from '../rule-api';
import { PlaceField } from './place-field';
import { FRAME_SCOPE, newDraft, type RuleDraft } from './rule-draft';
import { RuleForm, useLeave } from './rule-form';
import { ASSISTANT_TRIGGERS } from './trigger-fields';
import { useEditorText } from './use-editor';

/** Creates an automation, or an assistant of a step. */
export function NewRuleScreen() {
  return <ForUser>{(user) => <NewRule user={user} />}</ForUser>;
}

function NewRule({ user }: { user: string }) {
  const t = useEditorText();
  const toast = useToast();
  const navigate = useNavigate({ from: '/rules/new' });
  const { step } = useSearch({ from: '/rules/new' });
  const leave = useLeave(step);
  const stored = useStored<RuleDraft>(`rule.new.${user}`, () => newDraft(step));
  const create = useChange(
    (client, draft: RuleDraft) => createRule(client.call, step, draft),
    (rule) => {
      stored.remove();
      toast(t(rule.active ? 'editor.created' : 'editor.created_inactive'));
      void leave(rule.id);
    },
  );
  const draft = placed(stored.value, step);
  const set = (field: keyof RuleDraft & string, value: unknown) =>
    stored.set((before) => ({ ...before, [field]: value }));
  return (
    <Page title={t('editor.new')}>
      <RuleForm
        edit={{
          draft,
          set,
          save: () => create.mutate(draft),
          isPending: create.isPending,
          isChanged: isChanged(newDraft(step), stored.value),
          error: create.error,
          isRestored: stored.isRestored,
          discard: () => {
            stored.reset(newDraft(step));
            create.reset();
          },
        }}
        step={step}
        saveLabel={t('editor.create')}
        place={
          <PlaceField
            draft={draft}
            step={step}
            onScope={(scope) => set('scope', scope)}
            onStep={(chosen) => void navigate({ search: chosen ? { step: chosen } : {}, replace: true })}
          />
        }
        onCancel={() => {
          stored.remove();
          void leave();
        }}
      />
    </Page>
  );
}

/** The input as a rule of the step, or of no step: both have other triggers. */
function placed({ scope, ...draft }: RuleDraft, step: string | undefined): RuleDraft {
  if (!step) return { ...draft, scope: scope ?? FRAME_SCOPE };
  const isPossible = ASSISTANT_TRIGGERS.some((type) => type === draft.trigger.type);
  return isPossible ? draft : { ...draft, trigger: { type: 'entered' } };
}

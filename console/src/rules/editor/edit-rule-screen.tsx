import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useApi } from '../../api/api-context';
import { ConflictDialog } from '../../edit/conflict-dialog';
import { isChanged } from '../../edit/draft';
import { useEdit } from '../../edit/use-edit';
import { ForUser } from '../../session/for-user';
import { Page } from '../../ui/layout';
import { LoadedScreen } from '../../ui/loaded-screen';
import { useToast } from '../../ui/toast';
import { type Rule, type RuleRef, readRule, rulePath, updateRule } from '../rule-api';
import { PlaceField } from './place-field';
import { draftOf, type RuleDraft } from './rule-draft';
import { RuleForm, useLeave } from './rule-form';
import { useEditorText } from './use-editor';

/** Changes a rule. The input stays if the request fails, and if the page is reloaded. */
export function EditRuleScreen() {
  const { rule: id } = useParams({ from: '/rules/$rule/edit' });
  const { step } = useSearch({ from: '/rules/$rule/edit' });
  const { client } = useApi();
  const ref = { id, step };
  const read = useQuery({ queryKey: ['rule', ref], queryFn: () => readRule(client.call, ref) });
  return (
    <LoadedScreen of={read}>
      {(rule) => <ForUser>{(user) => <EditRule rule={rule} of={ref} user={user} />}</ForUser>}
    </LoadedScreen>
  );
}

function EditRule({ rule, of, user }: { rule: Rule; of: RuleRef; user: string }) {
  const t = useEditorText();
  const toast = useToast();
  const leave = useLeave(of.step);
  const edit = useEdit<RuleDraft>({
    path: rulePath(of),
    first: draftOf(rule),
    read: async (client) => draftOf(await readRule(client.call, of)),
    write: (client, changes, options) => updateRule(client.call, of, changes, options),
    storeAs: `rule.${of.id}.${user}`,
    onDone: () => {
      toast(t('ui.saved'));
      void leave(of.id);
    },
  });
  const labels = {
    name: t('ui.name'),
    description: t('editor.description'),
    active: t('editor.active'),
    trigger: t('editor.when'),
    conditions: t('editor.only_if'),
    actions: t('editor.then'),
    tests: t('editor.tests'),
    skip_tests: t('editor.skip_tests'),
    scope: t('editor.applies_to'),
  };
  return (
    <Page title={t('editor.edit')} about={rule.name}>
      <RuleForm
        edit={{ ...edit, isChanged: isChanged(edit.before, edit.draft) }}
        step={of.step}
        saveLabel={t('ui.save')}
        place={<PlaceField draft={edit.draft} step={of.step} onScope={(scope) => edit.set('scope', scope)} />}
        onCancel={() => {
          edit.discard();
          void leave(of.id);
        }}
      />
      {edit.conflict ? <ConflictDialog edit={edit} now={edit.conflict} labels={labels} /> : undefined}
    </Page>
  );
}

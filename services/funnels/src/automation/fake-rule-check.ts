import { invalidSearch, referenceNotFound } from '@trackway/errors';
import { newId } from '@trackway/runtime';
import { aRule } from './fake-rule-samples';
import { openRules } from './fake-rules';
import { makeCheckRule } from './rules/check-rule';
import type { FieldValue } from './rules/conditions';
import type { Condition, Rule } from './rules/rule';

/**
 * The check of rules, with a funnel of the steps `one` and `two`. No step can be reached from `one`. The field `weather`
 * does not exist.
 */
export async function openRuleCheck() {
  const opened = openRules();
  const funnel = await opened.addFunnel([{ name: 'One', reachableStepIds: [] }, 'Two']);
  const [one = '', two = ''] = funnel.steps.map(({ id }) => id);
  const known = { user: newId(), tag: newId(), channel: newId(), form: 1 };
  const provisioned: string[] = [];
  /** The filters of each call, and all values of fields. */
  const checked = { filters: [] as (readonly Condition[])[], values: [] as FieldValue[] };
  const checkRule = makeCheckRule({
    unitOfWork: opened.unitOfWork,
    checkConditions: async (_caller, conditions) => {
      checked.filters.push(conditions);
      const index = conditions.findIndex(({ field }) => field === 'weather');
      const messages = ['Unknown field.'];
      if (index >= 0) throw invalidSearch({ [`filters.${index}.field`]: messages }, { field: messages });
    },
    checkFields: async (_caller, values) => {
      checked.values.push(...values);
      if (values.some(({ field }) => field === 'weather')) throw invalidSearch({ field: ['Unknown field.'] });
      if (values.some(({ field }) => field === 'customer_id')) throw referenceNotFound('customer', 'customer_id', 'x');
    },
    findUsers: async (ids) => ids.filter((id) => id === known.user),
    findTags: async (ids) => ids.filter((id) => id === known.tag),
    findChannels: async (ids) => ids.filter((id) => id === known.channel),
    findForms: async (ids) => ids.filter((id) => id === known.form),
    checkUrl: (url) => (url.startsWith('https:') ? undefined : 'Must be an https URL.'),
    fetchGrants: async (_caller, { id }) => {
      provisioned.push(id);
      return { active: true, scopes: ['*'] };
    },
  });
  const check = (changes: Partial<Rule>, author = opened.caller) => checkRule(author, aRule(changes));
  return { ...opened, funnel, one, two, known, provisioned, checked, check };
}

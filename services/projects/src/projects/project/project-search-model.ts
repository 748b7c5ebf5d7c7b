import {
  booleanField,
  columnSource,
  foldedColumn,
  numberField,
  operatorsOf,
  optionField,
  relationField,
  type SearchModel,
  textField,
  timeField,
} from '@trackway/filters';
import { answerSearchFields } from '../../peers/read-model/answer-search-fields';
import { channelSearchFields } from '../../peers/read-model/channel-search-fields';
import { funnelSearchFields } from '../../peers/read-model/funnel-search-fields';
import { projectStatuses } from './project';

const customers = '/api/management/customers';
const contacts = '/api/management/contacts';
const projects = '/api/management/projects';
const users = '/api/management/users';

/** A project is in no deleted group until the group is restored. */
const GROUP_EXISTS =
  'EXISTS (SELECT 1 FROM project_groups g WHERE g.frame_id = m.frame_id AND g.id = m.group_id AND g.deleted_at IS NULL)';

export const projectModel: SearchModel = {
  name: 'project',
  table: 'projects',
  fields: [
    relationField('id', columnSource('id'), { hydrate: projects }),
    textField('code', { folded: true }),
    textField('name', { folded: true }),
    textField('description', { folded: true, sortable: false }),
    {
      name: 'name_code',
      inputType: 'text',
      valueType: 'text',
      operators: operatorsOf.nameOrCode,
      source: { kind: 'anyColumn', columns: [foldedColumn('name'), foldedColumn('code')] },
      sortable: false,
    },
    numberField('impact'),
    numberField('budget'),
    optionField('status', projectStatuses),
    relationField('parent', columnSource('parent_id', true), { hydrate: projects }),
    relationField(
      'children',
      { kind: 'rows', table: 'projects', link: 'm.parent_id = t.id AND m.deleted_at IS NULL', column: 'id' },
      { hydrate: projects },
    ),
    relationField('customer', columnSource('customer_id', true), {
      hydrate: customers,
      sortable: true,
      sortedBy: { table: 'customers', key: 'id', of: 'customer_id', column: 'name' },
    }),
    relationField('contact', columnSource('contact_id', true), {
      valueType: 'integer',
      hydrate: contacts,
      sortable: true,
      sortedBy: { table: 'contacts', key: 'id', of: 'contact_id', column: 'name' },
    }),
    relationField(
      'assignee',
      { kind: 'rows', table: 'project_people', link: "m.project_id = t.id AND m.role = 'user'", column: 'user_id' },
      { hydrate: users },
    ),
    relationField(
      'project_groups',
      {
        kind: 'rows',
        table: 'project_group_members',
        link: `m.project_id = t.id AND ${GROUP_EXISTS}`,
        column: 'group_id',
      },
      { hydrate: '/api/management/project-groups' },
    ),
    relationField('creator', columnSource('created_by', true), { hydrate: users }),
    booleanField('is_template'),
    ...funnelSearchFields,
    ...answerSearchFields,
    ...channelSearchFields,
    timeField('created_at'),
    timeField('updated_at'),
  ],
};

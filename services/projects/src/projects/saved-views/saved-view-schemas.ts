import { absentIfNull, valueTypes } from '@trackway/application';
import { filterGroupsInput, filterInput, sortInput } from '@trackway/filters';
import { z } from 'zod';
import { storedTemplateInput, templateOptions } from '../views/template-option';
import { type SavedView, type SavedViewFields, viewResources, viewVisibilities } from './saved-view';

const { name, timestamp } = valueTypes;

const visibility = z
  .enum(viewVisibilities)
  .meta({ description: '`private`: only for the owner. `shared`: for all users' });
const columns = absentIfNull(z.array(z.string()).max(100)).meta({ description: 'Members of projects, in this order' });
const template = absentIfNull(storedTemplateInput).meta({ description: 'Whether to find templates, as in a search' });

const search = {
  filters: absentIfNull(z.array(filterInput)).meta({ description: 'At most 50' }),
  filter_groups: filterGroupsInput,
  sorting: absentIfNull(z.array(sortInput)).meta({ description: 'At most 5' }),
  template,
};

export const createViewBody = z
  .strictObject({
    name,
    resource: z.enum(viewResources).default('projects').meta({ description: 'What the view searches' }),
    visibility: visibility.default('private'),
    ...search,
    columns,
  })
  .meta({
    id: 'CreateView',
    example: {
      name: 'Large projects in progress',
      visibility: 'shared',
      filters: [
        { field: 'status', operator: 'equals', value: 'in-progress' },
        { field: 'budget', operator: 'greater_than', value: 50_000 },
      ],
      sorting: [{ field: 'budget', direction: 'desc' }],
      columns: ['code', 'name', 'budget'],
    },
  });

export const updateViewBody = z
  .strictObject({ name: name.optional(), visibility: visibility.optional(), ...search, columns })
  .meta({ id: 'UpdateView', description: 'Members that are absent or null stay as they are' });

export const viewSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    resource: z.enum(viewResources).meta({ description: 'What the view searches' }),
    visibility,
    filters: z.array(z.unknown()).meta({ description: 'Filters as in an advanced search' }),
    filter_groups: z.array(z.unknown()),
    sorting: z.array(z.unknown()),
    template: z
      .enum(templateOptions)
      .nullable()
      .meta({ description: 'Whether to find templates; null for the default' }),
    columns: z.array(z.string()).meta({ description: 'Members of projects, in this order' }),
    owner_id: z.uuid().meta({ description: 'Id of the user or service account that created it' }),
    frame_id: z.uuid(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'View' });

export function presentView(frameId: string, view: SavedView): z.infer<typeof viewSchema> {
  const { filters, filter_groups, sorting, template: option } = view.search;
  return {
    id: view.id,
    name: view.name,
    resource: view.resource,
    visibility: view.visibility,
    filters: [...filters],
    filter_groups: [...filter_groups],
    sorting: [...sorting],
    template: option,
    columns: [...view.columns],
    owner_id: view.ownerId,
    frame_id: frameId,
    created_at: view.createdAt.toISOString(),
    updated_at: view.updatedAt.toISOString(),
  };
}

export function toViewFields(body: z.infer<typeof createViewBody>): SavedViewFields {
  const {
    filters = [],
    filter_groups = [],
    sorting = [],
    template: option = null,
    columns: shown = [],
    ...rest
  } = body;
  return { ...rest, columns: shown, search: { filters, filter_groups, sorting, template: option } };
}

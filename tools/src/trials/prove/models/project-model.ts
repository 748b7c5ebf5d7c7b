import type { Model } from './model';

export type ProjectFields = { readonly name: string; readonly budget: number; readonly description: string };

/** An operation on one project with its result. Reads without fields found no project. */
export type ProjectInput =
  | { readonly type: 'create'; readonly fields: ProjectFields }
  | { readonly type: 'patch'; readonly fields: Partial<ProjectFields> }
  | { readonly type: 'delete' | 'restore' | 'missing' }
  | { readonly type: 'read'; readonly fields: ProjectFields };

type ProjectState = { readonly life: 'absent' | 'active' | 'deleted'; readonly fields: ProjectFields };

const ABSENT: ProjectState = { life: 'absent', fields: { name: '', budget: 0, description: '' } };

export const projectModel: Model<ProjectState, ProjectInput> = {
  initial: ABSENT,
  apply: (state, input) => {
    switch (input.type) {
      case 'create':
        return state.life === 'absent' ? { life: 'active', fields: input.fields } : undefined;
      case 'patch':
        return state.life === 'active' ? { life: 'active', fields: { ...state.fields, ...input.fields } } : undefined;
      case 'delete':
        return state.life === 'active' ? { ...state, life: 'deleted' } : undefined;
      case 'restore':
        return state.life === 'deleted' ? { ...state, life: 'active' } : undefined;
      case 'missing':
        return state.life === 'active' ? undefined : state;
      default:
        return state.life === 'active' && hasFields(state.fields, input.fields) ? state : undefined;
    }
  },
  key: ({ life, fields }) => `${life} ${fields.name} ${fields.budget} ${fields.description}`,
};

function hasFields(one: ProjectFields, other: ProjectFields): boolean {
  return one.name === other.name && one.budget === other.budget && one.description === other.description;
}

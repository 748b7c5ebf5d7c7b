import { Link } from '@tanstack/react-router';
import type { ProjectMember, SparseProject } from '@trackway/client';
import type { ReactNode } from 'react';
import type { TextKey } from '../text/text-context';
import { useText } from '../text/text-context';
import { Badge, type Tone } from '../ui/badge';
import { toUnits } from '../ui/minor-units';
import { Money } from '../ui/money';
import { Time } from '../ui/time';

export type ProjectRow = SparseProject;

export interface ProjectColumn {
  readonly key: string;
  readonly title: TextKey;
  /** Members of the project that the cell reads. */
  readonly members: readonly ProjectMember[];
  /** Field to sort by, if the API can. */
  readonly sort?: string;
  readonly width: number;
  readonly isNumber?: boolean;
  readonly cell: (row: ProjectRow) => ReactNode;
  /** As text, for CSV. */
  readonly text: (row: ProjectRow) => string | number | undefined;
}

const STATUS_TONES: Readonly<Record<number, Tone>> = { 1: 'accent', 2: 'good', 3: 'bad', 4: 'warn' };

export function ProjectStatus({ status }: { status: number | undefined }) {
  const t = useText();
  if (status === undefined) return <span>—</span>;
  const text: TextKey = `status.${status}` as TextKey;
  return <Badge tone={STATUS_TONES[status] ?? 'neutral'}>{status in STATUS_TONES ? t(text) : status}</Badge>;
}

const names = (list: readonly { readonly name: string }[] | undefined) =>
  (list ?? []).map(({ name }) => name).join(', ');

/** Columns that can be shown, in their default order. The table asks the API for the members of shown columns only. */
export const PROJECT_COLUMNS: readonly ProjectColumn[] = [
  {
    key: 'name',
    title: 'ui.name',
    members: ['name'],
    sort: 'name',
    width: 232,
    cell: ({ id, name }) => (
      <Link to="/projects/$project" params={{ project: id }}>
        {name}
      </Link>
    ),
    text: ({ name }) => name,
  },
  {
    key: 'code',
    title: 'project.code',
    members: ['code'],
    sort: 'code',
    width: 104,
    cell: ({ code }) => <code>{code}</code>,
    text: ({ code }) => code,
  },
  {
    key: 'status',
    title: 'ui.status',
    members: ['status'],
    sort: 'status',
    width: 112,
    cell: ({ status }) => <ProjectStatus status={status} />,
    text: ({ status }) => status,
  },
  {
    key: 'customer',
    title: 'project.customer',
    members: ['customer'],
    sort: 'customer',
    width: 152,
    cell: ({ customer }) => customer?.name,
    text: ({ customer }) => customer?.name,
  },
  {
    key: 'steps',
    title: 'project.steps',
    members: ['funnel_steps'],
    width: 128,
    cell: ({ funnel_steps: steps }) => names(steps),
    text: ({ funnel_steps: steps }) => names(steps),
  },
  {
    key: 'budget',
    title: 'project.budget',
    members: ['budget'],
    sort: 'budget',
    width: 112,
    isNumber: true,
    cell: ({ budget }) => <Money cents={budget} />,
    text: ({ budget }) => (budget === undefined ? undefined : toUnits(budget)),
  },
  {
    key: 'impact',
    title: 'project.impact',
    members: ['impact'],
    sort: 'impact',
    width: 96,
    isNumber: true,
    cell: ({ impact }) => impact,
    text: ({ impact }) => impact,
  },
  {
    key: 'contact',
    title: 'project.contact',
    members: ['contact'],
    sort: 'contact',
    width: 160,
    cell: ({ contact }) => contact?.name,
    text: ({ contact }) => contact?.name,
  },
  {
    key: 'tags',
    title: 'project.tags',
    members: ['tags'],
    width: 160,
    cell: ({ tags }) => names(tags),
    text: ({ tags }) => names(tags),
  },
  {
    key: 'groups',
    title: 'project.groups',
    members: ['groups'],
    width: 160,
    cell: ({ groups }) => names(groups),
    text: ({ groups }) => names(groups),
  },
  {
    key: 'created',
    title: 'ui.created',
    members: ['created_at'],
    sort: 'created_at',
    width: 128,
    cell: ({ created_at: at }) => <Time at={at} relative />,
    text: ({ created_at: at }) => at,
  },
  {
    key: 'updated',
    title: 'ui.updated',
    members: ['updated_at'],
    width: 160,
    cell: ({ updated_at: at }) => <Time at={at} relative />,
    text: ({ updated_at: at }) => at,
  },
];

export const DEFAULT_COLUMNS: readonly string[] = ['name', 'code', 'status', 'customer', 'steps', 'budget', 'created'];

export function shownColumns(keys: readonly string[] = DEFAULT_COLUMNS): readonly ProjectColumn[] {
  const shown = PROJECT_COLUMNS.filter(({ key }) => keys.includes(key));
  return shown.length > 0 ? shown : PROJECT_COLUMNS.slice(0, 1);
}

export function membersOf(columns: readonly ProjectColumn[]): ProjectMember[] {
  return [...new Set<ProjectMember>(['name', ...columns.flatMap(({ members }) => members)])];
}

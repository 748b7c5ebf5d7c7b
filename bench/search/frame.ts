import { createRequire } from 'node:module';

const { newId } = createRequire(import.meta.url)('@trackway/runtime') as typeof import('@trackway/runtime');

export const WORDS =
  'Roof Façade Bridge Ação Kitchen Tower Garden Harbour Station School Über Clinic Museum Tunnel Market Depot Villa Hotel Library Stadium Mill Quay Château Señal Plaza'.split(
    ' ',
  );

export const ACCESSORS = [
  'project_form',
  'project_step_form',
  'project_funnel_assignment',
  'project_loose_form',
] as const;

/** The types of the form fields, one for each kind of value. */
export const FIELD_TYPES = ['short_text', 'number', 'date', 'boolean', 'single_choice', 'multiple_choice'] as const;

/** Related records of the projects of a frame, for rows and matching requests. */
export interface BenchFrame {
  readonly id: string;
  readonly size: number;
  readonly customers: readonly string[];
  readonly contacts: number;
  readonly users: readonly string[];
  readonly groups: readonly string[];
  readonly tags: readonly string[];
  readonly funnels: readonly { readonly id: string; readonly steps: readonly string[] }[];
  readonly edges: readonly { readonly id: string; readonly type: (typeof FIELD_TYPES)[number] }[];
  /** Some of its projects. */
  readonly projects: string[];
}

const ids = (count: number) => Array.from({ length: count }, () => newId());

export function makeFrame(size: number): BenchFrame {
  return {
    id: newId(),
    size,
    customers: ids(Math.max(5, Math.floor(size / 100))),
    contacts: Math.max(5, Math.floor(size / 200)),
    users: ids(20),
    groups: ids(10),
    tags: ids(8),
    funnels: Array.from({ length: 3 }, () => ({ id: newId(), steps: ids(5) })),
    edges: FIELD_TYPES.map((type) => ({ id: newId(), type })),
    projects: [],
  };
}

/** One large tenant, some medium ones and many small ones, with the requested number of projects in total. */
export function frameSizes(projects: number, frames: number): number[] {
  const large = Math.floor(projects * 0.3);
  const middling = Array.from({ length: 9 }, () => Math.floor(projects * 0.03));
  const rest = projects - large - middling.length * (middling[0] ?? 0);
  const small = Math.floor(rest / (frames - 10));
  return [large, ...middling, ...Array.from({ length: frames - 10 }, () => small)];
}

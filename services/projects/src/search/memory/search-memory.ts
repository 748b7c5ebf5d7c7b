/**
 * `in_memory`: searches use the index. `loading`: the index is being built. `too_large`: the tenant does not fit into the
 * limit. `in_database`: the tenant is searched rarely, or another tenant needed the memory. `disabled`: the limit is 0.
 */
export const searchMemoryStates = ['in_memory', 'loading', 'too_large', 'in_database', 'disabled'] as const;

/** How one replica searches the projects of a tenant. */
export interface SearchMemory {
  readonly state: (typeof searchMemoryStates)[number];
  /** Projects in the index. */
  readonly projects: number;
  readonly bytes: number;
  /** Memory that all tenants of the replica share. */
  readonly limitBytes: number;
}

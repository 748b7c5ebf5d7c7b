import { useState } from 'react';
import type { ProjectRow } from './project-columns';
import type { Selection } from './projects-table';

/** Only rows that were seen can be selected, so an action affects nothing else. */
export function useSelection(loaded: readonly ProjectRow[]): Selection & {
  readonly keep: (ids: ReadonlySet<string>) => void;
} {
  const [projects, setProjects] = useState<ReadonlyMap<string, ProjectRow>>(new Map());
  const toggle = (row: ProjectRow) => {
    setProjects((before) => {
      const after = new Map(before);
      if (!after.delete(row.id)) after.set(row.id, row);
      return after;
    });
  };
  const toggleLoaded = () => {
    setProjects((before) => (before.size > 0 ? new Map() : new Map(loaded.map((row) => [row.id, row]))));
  };
  const keep = (ids: ReadonlySet<string>) => {
    setProjects((before) => new Map([...before].filter(([id]) => ids.has(id))));
  };
  return { projects, toggle, toggleLoaded, keep };
}

import type { ProjectWith, TrackwayClient } from '@trackway/client';
import { PORTFOLIO } from './portfolio-projects';
import { portfolioWorkbook } from './portfolio-workbook';

export type SeededProject = ProjectWith<'code' | 'name' | 'budget'>;

export interface ImportedPortfolio {
  /** In the order of the portfolio. */
  readonly projects: readonly SeededProject[];
  readonly isNew: boolean;
}

/** Imports the workbook unless it was imported before. */
export async function importPortfolio(client: TrackwayClient): Promise<ImportedPortfolio> {
  const before = await readPortfolio(client);
  if (before.length === PORTFOLIO.length) return { projects: before, isNew: false };
  const fileName = 'portfolio-2026.xlsx';
  const { id } = await client.spreadsheets.import('project', await portfolioWorkbook(), { fileName });
  await client.spreadsheets.wait(id);
  return { projects: await readPortfolio(client), isNew: true };
}

/** Projects of the portfolio that exist, in its order. */
async function readPortfolio(client: TrackwayClient): Promise<readonly SeededProject[]> {
  const known = new Map<string, SeededProject>();
  const fields = ['code', 'name', 'budget'] as const;
  const filters = [{ field: 'code', operator: 'contains' as const, value: 'DEM-' }];
  for await (const project of client.projects.search({ filters, fields })) known.set(project.code, project);
  return PORTFOLIO.flatMap(({ code }) => known.get(code) ?? []);
}

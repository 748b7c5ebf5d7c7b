import type { ProjectWith, TrackwayClient } from '@trackway/client';
import { PORTFOLIO } from './portfolio-projects';
import { portfolioWorkbook } from './portfolio-workbook';

export type SeededProject = ProjectWith<'code' | 'name' | 'budget'>;

/** Imports the workbook unless it was imported before. Returns the projects in the order of the portfolio. */
export async function importPortfolio(client: TrackwayClient): Promise<readonly SeededProject[]> {
  const before = await readPortfolio(client);
  if (before.length === PORTFOLIO.length) return before;
  const fileName = 'portfolio-2026.xlsx';
  const { id } = await client.spreadsheets.import('project', await portfolioWorkbook(), { fileName });
  await client.spreadsheets.wait(id);
  return readPortfolio(client);
}

/** Projects of the portfolio that exist, in its order. */
export async function readPortfolio(client: TrackwayClient): Promise<readonly SeededProject[]> {
  const known = new Map<string, SeededProject>();
  const fields = ['code', 'name', 'budget'] as const;
  const filters = [{ field: 'code', operator: 'contains' as const, value: 'DEM-' }];
  for await (const project of client.projects.search({ filters, fields })) known.set(project.code, project);
  return PORTFOLIO.flatMap(({ code }) => known.get(code) ?? []);
}

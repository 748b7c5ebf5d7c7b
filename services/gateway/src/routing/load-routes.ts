import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { defaultRoutes } from './default-routes';
import { type Route, routesSchema } from './route';

/**
 * Loads the routing table: the default one, or that of `file`: `{"routes": [{"path", "to", …}]}`.
 * @throws Error that names the file and everything that is wrong with it.
 */
export function loadRoutes(file: string | undefined): readonly Route[] {
  if (file === undefined) return defaultRoutes;
  const parsed = routesSchema.safeParse(readJson(file));
  if (!parsed.success) throw new Error(`ROUTES_FILE ${file} is not valid\n${z.prettifyError(parsed.error)}`);
  return parsed.data.routes;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`ROUTES_FILE ${file} cannot be read as JSON`, { cause });
  }
}

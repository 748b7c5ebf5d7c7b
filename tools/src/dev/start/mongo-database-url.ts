/** The URL of the same server with another database. The authentication database is unchanged. */
export function mongoDatabaseUrl(url: string, database: string): string {
  const changed = new URL(url);
  const hasCredentials = changed.username !== '';
  if (hasCredentials && !changed.searchParams.has('authSource')) {
    changed.searchParams.set('authSource', changed.pathname.slice(1) || 'admin');
  }
  changed.pathname = `/${database}`;
  return changed.href;
}

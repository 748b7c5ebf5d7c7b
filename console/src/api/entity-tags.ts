/** Versions of the objects that were read, by their path. An edit sends the version that its form shows. */
export class EntityTags {
  private readonly tags = new Map<string, string>();

  record(url: string, response: Response): void {
    const tag = response.headers.get('etag');
    if (response.ok && tag) this.tags.set(pathOf(url), tag);
  }

  of(path: string): string | undefined {
    return this.tags.get(path);
  }
}

/** The path as in the API, without the host and the path below which the API is served. */
function pathOf(url: string): string {
  const { pathname } = new URL(url);
  return decodeURIComponent(pathname.slice(Math.max(0, pathname.indexOf('/api/management/'))));
}

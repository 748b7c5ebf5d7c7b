/** Versions of the objects that were read, by their path. An edit sends the version that its form shows. */
export class EntityTags {
  private readonly tags = new Map<string, string>();

  record(url: string, response: Response): void {
    const tag = response.headers.get('etag');
    const path = pathOf(url);
    // A read that began before a change may arrive after it.
    if (response.ok && tag && versionOf(tag) >= versionOf(this.tags.get(path))) this.tags.set(path, tag);
  }

  of(path: string): string | undefined {
    return this.tags.get(path);
  }
}

/** Entity tag of a version that a response contains. */
export function tagOf(version: number): string {
  return `"${version}"`;
}

function versionOf(tag = '"0"'): number {
  return Number(tag.replaceAll('"', ''));
}

/** The path as in the API, without the host and the path below which the API is served. */
function pathOf(url: string): string {
  const { pathname } = new URL(url);
  return decodeURIComponent(pathname.slice(Math.max(0, pathname.indexOf('/api/management/'))));
}

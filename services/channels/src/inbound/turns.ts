/**
 * Lets those who would write the same document take turns in this process. Other replicas are met in the database, where
 * whoever comes second has to begin anew: of a hundred at once nearly all would, again and again.
 */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key);
    const mine = before ? before.then(work, work) : work();
    this.last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(key) === mine) this.last.delete(key);
    }
  }
}

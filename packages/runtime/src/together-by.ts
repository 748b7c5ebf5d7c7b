import { type Gathering, Together } from './together';

interface Lane<Item, Result> {
  readonly together: Together<Item, Result>;
  waiting: number;
}

/** Works on what comes at the same time for the same thing together, and for different things side by side. */
export class TogetherBy<Item, Result> {
  private readonly lanes = new Map<string, Lane<Item, Result>>();

  constructor(
    /** Gives a result for each, in their order. */
    private readonly work: (key: string, items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly gathering: Gathering,
  ) {}

  async take(key: string, item: Item): Promise<Result> {
    const lane = this.laneOf(key);
    lane.waiting += 1;
    try {
      return await lane.together.take(item);
    } finally {
      lane.waiting -= 1;
      if (lane.waiting === 0) this.lanes.delete(key);
    }
  }

  private laneOf(key: string): Lane<Item, Result> {
    const known = this.lanes.get(key);
    if (known) return known;
    const together = new Together<Item, Result>((items) => this.work(key, items), this.gathering);
    const made = { together, waiting: 0 };
    this.lanes.set(key, made);
    return made;
  }
}

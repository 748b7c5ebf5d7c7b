/** Holds back a sender who is too far ahead of the answers. */
export class InFlight {
  private flying = 0;
  private over = false;
  private waiting: (() => void) | undefined;

  constructor(private readonly most: number) {}

  /** Resolves when one more may go. */
  async takeOff(): Promise<void> {
    if (this.flying >= this.most && !this.over) {
      await new Promise<void>((resolve) => {
        this.waiting = resolve;
      });
      this.waiting = undefined;
    }
    this.flying += 1;
  }

  landed(): void {
    this.flying -= 1;
    this.waiting?.();
  }

  /** Nobody waits any more: no answers will come. */
  end(): void {
    this.over = true;
    this.waiting?.();
  }
}

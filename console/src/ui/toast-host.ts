/**
 * The element that contains the toasts. It is in the topmost dialog, because the browser shows a modal dialog above
 * everything else, and neither mouse nor screen readers reach what is outside of it.
 */
export class ToastHost {
  readonly element = document.createElement('div');
  private dialogs: readonly HTMLElement[] = [];

  constructor() {
    this.move();
  }

  /** Returns the function to call before the dialog is removed. */
  readonly enter = (dialog: HTMLElement): (() => void) => {
    this.dialogs = [...this.dialogs, dialog];
    this.move();
    return () => {
      this.dialogs = this.dialogs.filter((one) => one !== dialog);
      this.move();
    };
  };

  private move(): void {
    (this.dialogs.at(-1) ?? document.body).append(this.element);
  }
}

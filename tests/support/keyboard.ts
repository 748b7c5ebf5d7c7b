import type { Page } from 'playwright-core';

/** Works with the keyboard alone: a control gets the focus, then keys. */
export function keyboardOf(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    press: async (name: string, within: Pick<Page, 'getByRole'> = page) => {
      // An empty list repeats the button of its screen. A disabled button cannot get the focus.
      await within.getByRole('button', { name, exact: true, disabled: false }).first().focus();
      await page.keyboard.press('Enter');
    },
    follow: async (name: string) => {
      await page.getByRole('link', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    },
    type: async (label: string, text: string) => {
      await dialog.getByLabel(label, { exact: true }).focus();
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
    check: async (label: string) => {
      await dialog.getByLabel(label, { exact: true }).focus();
      await page.keyboard.press('Space');
    },
    /** Opens the menu of further actions and chooses its last item. */
    deleteByMenu: async () => {
      await page.getByRole('button', { name: 'More actions' }).focus();
      await page.keyboard.press('Enter');
      const focused = page.locator(':focus');
      await page.getByRole('menuitem').and(focused).waitFor();
      await page.keyboard.press('End');
      await page.getByRole('menuitem', { name: 'Delete' }).and(focused).waitFor();
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'Delete', exact: true }).focus();
      await page.keyboard.press('Enter');
    },
  };
}

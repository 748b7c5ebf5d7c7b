import type { Page } from 'playwright-core';

/** The controls of a page by their names. They are used by mouse or by keyboard, as the page is. */
export function controlsOf(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    press: (name: string, within: Pick<Page, 'getByRole'> = page) =>
      // An empty list repeats the button of its screen. A disabled button cannot be pressed.
      within.getByRole('button', { name, exact: true, disabled: false }).first().click(),
    follow: (name: string) => page.getByRole('link', { name, exact: true }).click(),
    type: (label: string, text: string) => dialog.getByLabel(label, { exact: true }).fill(text),
    check: (label: string) => dialog.getByLabel(label, { exact: true }).click(),
    /** Chooses an option of the list below a text field. */
    choose: async (label: string, option: string) => {
      const field = dialog.getByRole('combobox', { name: label, exact: true }).first();
      await field.click();
      await field.fill(option);
      await dialog.getByRole('option', { name: option }).click();
    },
    /** Opens the menu of further actions and chooses its last item. */
    deleteByMenu: async () => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    },
  };
}

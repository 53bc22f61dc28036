/** The dialog or the page with the details of a row carries it: the keys of the list answer in it too. */
export const rowDetails = { 'data-row-details': '' };

/** A dialog, a menu or an open list has the keyboard. One that is fading away has not, nor the details of a row. */
export function isCovered(): boolean {
  const open = document.querySelector(
    ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]):not([data-state="closed"], [data-row-details])',
  );
  return open !== null;
}

import { MAIN_CONTENT_ID } from '@/config/landmarks';

/**
 * For onCloseAutoFocus of menus, panels and drawers whose entries lead to other pages: when focus has moved on to
 * the new page already, the closing menu must not take it back to its button.
 */
export function keepFocusOnNewPage(event: Event): void {
  if (document.activeElement?.id === MAIN_CONTENT_ID) event.preventDefault();
}

/** The name of the key that shortcuts are made with, as it is printed on this person's keyboard. */
export function modifierKey(platform: string = navigator.platform): 'Ctrl' | '⌘' {
  return /^(Mac|iPhone|iPad|iPod)/.test(platform) ? '⌘' : 'Ctrl';
}

/** Written in the usual ways: with a country code, blanks, dots, hyphens, slashes or brackets. */
const phoneNumber = /\+?\p{Nd}(?:[\s()./_-]*\p{Nd}){6,}/gu;
const separators = /[\s()./_+-]+/gu;
const shownAtEnd = 4;
/** At least so many digits are hidden, however short the number is. */
const hiddenAtLeast = 3;

/** A handle with the middle of every phone number hidden: 0803 ••• 4567. */
export function hideNumber(handle: string): string {
  return handle.replace(phoneNumber, (written) => {
    const digits = [...written.replace(separators, '').replace(/^234(?=\p{Nd}{10}$)/u, '0')];
    const shownAtStart = Math.max(0, Math.min(4, digits.length - shownAtEnd - hiddenAtLeast));
    const parts = [digits.slice(0, shownAtStart), ['•••'], digits.slice(-shownAtEnd)];
    return parts
      .map((part) => part.join(''))
      .filter(Boolean)
      .join(' ');
  });
}

import { MAIN_CONTENT_ID } from '@/config/landmarks';

/** The first stop of the Tab key: past header and sidebar, straight to the page. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_CONTENT_ID}`}
      onClick={(event) => {
        // Focus is moved by hand so that the address keeps clean of the anchor.
        event.preventDefault();
        document.getElementById(MAIN_CONTENT_ID)?.focus();
      }}
      className="-translate-y-24 fixed top-3 left-3 z-100 rounded-lg bg-primary px-4 py-3 font-medium text-primary-foreground text-sm shadow-raised focus-visible:translate-y-0"
    >
      Skip to content
    </a>
  );
}

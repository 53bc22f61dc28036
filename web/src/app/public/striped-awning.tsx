/**
 * The roof of a market stall seen from the front: stripes that end in scallops. Decoration.
 * Drawn as a pattern, so the scallops keep their size however wide the page is.
 */
export function StripedAwning({ id }: { /** Unique on the page. */ id: string }) {
  return (
    <svg aria-hidden="true" width="100%" height="22" className="block">
      <defs>
        <pattern id={id} width="56" height="22" patternUnits="userSpaceOnUse">
          <path d="M0 0h14v8a14 14 0 0 1-14 14zM42 0h14v22a14 14 0 0 1-14-14z" className="fill-awning" />
          <path d="M14 0h28v8a14 14 0 0 1-28 0z" className="fill-secondary-hover dark:fill-accent" />
        </pattern>
      </defs>
      {/* Measured from the middle, so that both ends of the page look alike. */}
      <svg aria-hidden="true" x="50%" overflow="visible">
        <rect x="-2800" width="5600" height="22" fill={`url(#${id})`} />
      </svg>
    </svg>
  );
}

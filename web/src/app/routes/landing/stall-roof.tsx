/** The roof of one stall, as wide as its card. Decoration. */
export function StallRoof({ id }: { /** Unique on the page. */ id: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 252 26" preserveAspectRatio="none" className="block h-6 w-full">
      <defs>
        <clipPath id={id}>
          <path d="M0 0h252v12a14 14 0 0 1-28 0 14 14 0 0 1-28 0 14 14 0 0 1-28 0 14 14 0 0 1-28 0 14 14 0 0 1-28 0 14 14 0 0 1-28 0 14 14 0 0 1-28 0 14 14 0 0 1-28 0 14 14 0 0 1-28 0z" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id})`}>
        <path d="M0 0h252v26H0z" className="fill-awning" />
        <path
          d="M28 0h28v26H28zM84 0h28v26H84zM140 0h28v26h-28zM196 0h28v26h-28z"
          className="fill-secondary-hover dark:fill-accent"
        />
      </g>
    </svg>
  );
}

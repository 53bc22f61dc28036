/** Six plates from above: what a food account looks like from across the street. */
export function PlatesPicture() {
  return (
    <svg
      viewBox="0 0 320 200"
      aria-hidden="true"
      className="h-full w-full"
      preserveAspectRatio="xMidYMid slice"
    >
      <path d="M0 0h106v100H0z" className="fill-tint-4" />
      <path d="M107 0h106v100H107z" className="fill-tint-1" />
      <path d="M214 0h106v100H214z" className="fill-tint-5" />
      <path d="M0 101h106v99H0z" className="fill-tint-3" />
      <path d="M107 101h106v99H107z" className="fill-tint-2" />
      <path d="M214 101h106v99H214z" className="fill-tint-6" />

      <g className="fill-card">
        <circle cx="53" cy="50" r="38" />
        <circle cx="160" cy="50" r="38" />
        <circle cx="267" cy="50" r="38" />
        <circle cx="53" cy="151" r="38" />
        <circle cx="160" cy="151" r="38" />
        <circle cx="267" cy="151" r="38" />
      </g>

      {/* Rice with a leaf of basil. */}
      <circle cx="53" cy="50" r="27" className="fill-chart-4" opacity="0.9" />
      <path d="M44 54q9-18 20-13-2 14-20 13z" className="fill-card" opacity="0.85" />
      <path d="M44 54q9-7 17-11" className="fill-none stroke-chart-4" strokeWidth="1.5" />
      {/* Soup in a deep bowl, with a swallow beside it. */}
      <path d="M134 50a26 26 0 0 1 52 0z" className="fill-chart-1" />
      <path d="M134 50a26 26 0 0 0 52 0z" className="fill-chart-1" opacity="0.55" />
      <circle cx="152" cy="44" r="4" className="fill-card" opacity="0.8" />
      <circle cx="167" cy="38" r="3" className="fill-card" opacity="0.8" />
      <circle cx="164" cy="58" r="12" className="fill-card" />
      {/* Slices of plantain. */}
      <g className="fill-chart-5">
        <ellipse cx="254" cy="40" rx="11" ry="8" />
        <ellipse cx="277" cy="38" rx="11" ry="8" transform="rotate(24 277 38)" />
        <ellipse cx="263" cy="60" rx="11" ry="8" transform="rotate(-18 263 60)" />
        <ellipse cx="285" cy="59" rx="10" ry="7" transform="rotate(40 285 59)" />
      </g>
      {/* A skewer. */}
      <path d="M28 170l50-38" className="stroke-chart-6" strokeWidth="2.5" strokeLinecap="round" />
      <g className="fill-chart-3">
        <rect x="36" y="152" width="14" height="12" rx="3" transform="rotate(-37 43 158)" />
        <rect x="48" y="143" width="14" height="12" rx="3" transform="rotate(-37 55 149)" opacity="0.75" />
        <rect x="60" y="134" width="14" height="12" rx="3" transform="rotate(-37 67 140)" />
      </g>
      {/* A drink with ice. */}
      <circle cx="160" cy="151" r="25" className="fill-chart-2" />
      <circle cx="160" cy="151" r="25" className="fill-none stroke-card" strokeWidth="3" opacity="0.6" />
      <rect x="149" y="139" width="11" height="11" rx="2" className="fill-card" opacity="0.75" />
      <rect
        x="160"
        y="152"
        width="12"
        height="12"
        rx="2"
        transform="rotate(20 166 158)"
        className="fill-card"
        opacity="0.6"
      />
      {/* A handful of puff-puff. */}
      <g className="fill-chart-6">
        <circle cx="255" cy="142" r="10" />
        <circle cx="278" cy="140" r="10" opacity="0.75" />
        <circle cx="246" cy="162" r="10" opacity="0.75" />
        <circle cx="268" cy="160" r="11" />
        <circle cx="289" cy="160" r="9" opacity="0.85" />
      </g>
    </svg>
  );
}
